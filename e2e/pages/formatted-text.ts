import { expect, type Page } from '@playwright/test';
import { testsPageOf } from './tests-page.ts';

/**
 * Waits as long as the editor takes to hear of a moved caret: it listens at most ten times a second. The
 * page's clocks go off in their order, so on a slow machine both come later.
 */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => setTimeout(() => setTimeout(resolve, 20), 120)),
  );

/** The formatted text of the Tests page, written with real keys. */
export function formattedText(page: Page) {
  const card = testsPageOf(page).card('Testo formattato');
  const stored = card.getByRole('region', { name: 'HTML' }).locator('pre');
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await settled(page);
    }
  };
  return {
    card,
    press,
    async type(words: string) {
      await page.keyboard.type(words);
      await settled(page);
    },
    tool: (name: string) =>
      card.getByRole('toolbar', { name: 'Formattazione' }).getByRole('button', { name }),
    /** Comes to write in a language, and begins with nothing. */
    async begin(language: string) {
      await card.getByLabel('Lingua del testo').selectOption(language);
      await card.getByRole('textbox', { name: 'Testo di prova' }).click();
      await expect(page.locator('[contenteditable=true]')).toBeFocused();
      await settled(page);
      // The example begins with a heading: the second key makes a paragraph of what is left of it.
      await press('Control+a', 'Delete', 'Backspace');
    },
    /** This is what would be stored. */
    becomes: (html: string) => expect.poll(() => stored.textContent()).toBe(html),
  };
}
