import type { Locator, Page } from '@playwright/test';

/** Sorts by keyboard; waits for the announcement after each key. */
export function sortingByKeyboard(page: Page) {
  const announced = (words: string | RegExp, timeout?: number) =>
    page.getByText(words).waitFor({ state: 'attached', timeout });
  return {
    async pickUp(handle: Locator, words: string | RegExp) {
      await handle.press('Space');
      await announced(words);
    },
    /** Repeats a key without an announcement: a key is lost while the positions are being measured. */
    async move(arrow: 'ArrowUp' | 'ArrowDown', words: string | RegExp) {
      for (let presses = 0; presses < 6; presses += 1) {
        await page.keyboard.press(arrow);
        const isAnnounced = await announced(words, 10_000).then(
          () => true,
          () => false,
        );
        if (isAnnounced) return;
      }
      throw new Error(`${arrow} is not followed by «${words}»`);
    },
    async drop(words: string | RegExp) {
      await page.keyboard.press('Space');
      await announced(words);
    },
    async putBack() {
      await page.keyboard.press('Escape');
      await announced(/^Spostamento annullato/);
    },
  };
}
