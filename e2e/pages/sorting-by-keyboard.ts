import type { Locator, Page } from '@playwright/test';

/** Puts things in order by the keyboard, as a person who listens to what the page says after each key. */
export function sortingByKeyboard(page: Page) {
  const said = (words: string | RegExp, timeout?: number) =>
    page.getByText(words).waitFor({ state: 'attached', timeout });
  return {
    async pickUp(handle: Locator, words: string | RegExp) {
      await handle.press('Space');
      await said(words);
    },
    /** Presses again when nothing was said: an arrow that comes before the places are measured is lost. */
    async move(arrow: 'ArrowUp' | 'ArrowDown', words: string | RegExp) {
      for (let presses = 0; presses < 6; presses += 1) {
        await page.keyboard.press(arrow);
        const isSaid = await said(words, 10_000).then(
          () => true,
          () => false,
        );
        if (isSaid) return;
      }
      throw new Error(`${arrow} was not followed by «${words}»`);
    },
    async drop(words: string | RegExp) {
      await page.keyboard.press('Space');
      await said(words);
    },
    async putBack() {
      await page.keyboard.press('Escape');
      await said(/^Spostamento annullato/);
    },
  };
}
