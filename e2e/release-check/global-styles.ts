import type { Page } from '@playwright/test';
import type { BuiltModule, RegistryModule } from '@wabu/shared/module/registry';

/**
 * The rules in the style sheets of a module that reach elements of others: each selector must name a class of the
 * module, which the build makes from its CSS modules. Read in the page, by the browser's own parser.
 */
export async function globalStyles(
  page: Page,
  url: string,
  { id, base, description }: RegistryModule,
): Promise<string[]> {
  // The public module is alone on its pages, which staff pages do not share a document with.
  if (description?.area !== 'admin') return [];
  const built = (await (await fetch(`${url}${base}module.json`)).json()) as BuiltModule;
  const sheets = Object.keys(built.files).filter((name) => name.endsWith('.css'));
  const texts = sheets.map(async (name) => [name, await (await fetch(url + base + name)).text()]);
  const found = await page.evaluate(
    ([files, scope]) => {
      const found: string[] = [];
      for (const [name, text] of files) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text ?? '');
        const rules: CSSRule[] = [...sheet.cssRules];
        for (let rule = rules.pop(); rule !== undefined; rule = rules.pop()) {
          if (rule instanceof CSSStyleRule) {
            // Commas inside of parentheses do not separate selectors.
            for (const selector of rule.selectorText.split(/,(?![^(]*\))/))
              if (!selector.includes(scope)) found.push(`${name}: ${selector.trim()}`);
          } else if (rule instanceof CSSGroupingRule) rules.push(...rule.cssRules);
        }
      }
      return found;
    },
    [await Promise.all(texts), `.wabu_${id}-`] as const,
  );
  return found.map(
    (rule) => `${id} styles elements of others: ${rule}; write it in a CSS module, behind a class`,
  );
}
