import { expect, type Page } from '@playwright/test';
import { testsPageOf } from './tests-page.ts';

/**
 * Waits until the editor has read a moved caret, which it does at most ten times a second. Timers of a page
 * fire in order, so this holds on a slow machine too.
 */
const afterSelectionChange = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => setTimeout(() => setTimeout(resolve, 20), 120)),
  );

/** The formatted text of the Tests page, edited with real keys. */
export function formattedText(page: Page) {
  const card = testsPageOf(page).card('Testo formattato');
  const stored = card.getByRole('region', { name: 'HTML' }).locator('pre');
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await afterSelectionChange(page);
    }
  };
  return {
    card,
    press,
    async type(words: string) {
      await page.keyboard.type(words);
      await afterSelectionChange(page);
    },
    /** Focuses the text in a language and empties it. */
    async begin(language: string) {
      await card.getByLabel('Lingua del testo').selectOption(language);
      await card.getByRole('textbox', { name: 'Testo di prova' }).click();
      await expect(page.locator('[contenteditable=true]')).toBeFocused();
      await afterSelectionChange(page);
      // The example begins with a heading; Backspace makes a paragraph of the empty heading.
      await press('Control+a', 'Delete', 'Backspace');
    },
    /** The HTML that would be stored. */
    becomes: (html: string) => expect.poll(() => stored.textContent()).toBe(html),
  };
}
