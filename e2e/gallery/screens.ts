import type { Page } from '@playwright/test';
import { staffStates } from '../accessibility/staff-states.ts';
import { rightRequest, sendRequest, wrongRequest } from '../fixtures/send-request.ts';

/** A screen of the gallery: a page, or a state of one. */
export interface Screen {
  name: string;
  path: string;
  open: (page: Page) => Promise<void>;
}

const staff: Screen[] = Object.values(staffStates).flat();

/** The published microsite of the gallery. */
export const MICROSITE = 'lago';

const title = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();
const opened = async (page: Page) => {
  await title(page);
  await page.locator('#cookie-banner button[value=none]').last().click();
};
const publicScreen = (name: string, path: string, open = opened): Screen => ({
  name: `public, ${name}`,
  path,
  open,
});

const visitors: Screen[] = [
  publicScreen('home with the banner', '/', (page) => page.locator('#cookie-banner').waitFor()),
  publicScreen('home', '/'),
  publicScreen('microsites', '/siti'),
  publicScreen('microsite', `/siti/${MICROSITE}`),
  publicScreen('search', '/ricerca?q=lago'),
  publicScreen('form of a request, wrong', '/contacts', async (page) => {
    await opened(page);
    await sendRequest(page, wrongRequest);
    await page.locator('#rq-to-problem').waitFor();
  }),
  publicScreen('thread of a request', '/contacts', async (page) => {
    await opened(page);
    // The same request in each language, which is stored once.
    await sendRequest(page, { ...wrongRequest, ...rightRequest });
    await page.locator('.rq-message').first().waitFor();
  }),
  publicScreen('privacy', '/privacy'),
  // It has no banner, but its choices.
  publicScreen('cookies', '/cookies', title),
  publicScreen('login', '/login'),
];

export const screens = { staff, visitors };
