import type { Page } from '@playwright/test';
import type { CheckedScreen } from '@wabu/shared/module/registry';

/** For each step: a click, or what must be visible at the end. */
const STEP_TIMEOUT_MS = 15_000;
/** The code of a module's or a contribution's error card. */
const PROBLEM = '[role=alert] code, [role=status] details code';

/** Opens a screen that a module declares. Null when it is shown; otherwise the reason why it is not. */
export async function openScreen(page: Page, url: string, screen: CheckedScreen) {
  const { path, press = [], shows } = screen;
  await page.goto(url + path);
  for (const [index, selector] of [...press, shows].entries()) {
    const wanted = page.locator(selector).first();
    const isLast = index === press.length;
    const done = isLast
      ? wanted.waitFor({ timeout: STEP_TIMEOUT_MS })
      : wanted.click({ timeout: STEP_TIMEOUT_MS });
    const problem = page.locator(PROBLEM).first();
    const failed = problem.waitFor({ state: 'attached', timeout: STEP_TIMEOUT_MS });
    const outcome = await Promise.race([
      done.then(
        () => null,
        () => `${isLast ? 'nothing shows' : 'cannot press'} ${selector}`,
      ),
      failed.then(
        () => problem.textContent(),
        () => new Promise<never>(() => undefined),
      ),
    ]);
    if (outcome !== null) return outcome;
  }
  return null;
}
