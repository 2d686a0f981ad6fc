import type { Page } from '@playwright/test';
import type { micrositesOf } from '../fixtures/frontends.ts';
import { send } from '../fixtures/people.ts';
import { answerRequest } from '../fixtures/send-request.ts';
import { expect, test } from '../fixtures/test.ts';

const fill = async (page: Page, [name, email, text]: readonly [string, string, string]) => {
  await page.locator('[name=name]').fill(name);
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=text]').fill(text);
};
const submit = (page: Page) => page.locator('#richiesta button[type=submit]').click();

interface Site {
  microsites: ReturnType<typeof micrositesOf>;
  server: { url: string };
  king: string;
}

/** The path of a published microsite that ends with the form. */
async function siteWithForm({ microsites, server, king }: Site, language: string, text: string) {
  const URL = `barche-${language}`;
  const Sezioni = [
    { visible: true, NomeSezione: { [language]: text }, Contenuto: { [language]: text } },
  ];
  await microsites.seed({ URL, Sezioni });
  await send('POST', `${server.url}/api/d1/publishfrontend`, { URL }, king);
  await send('PUT', `${server.url}/api/d1/requestform`, { URL, open: true }, king);
  return `/siti/${URL}`;
}

/** An Arabic visitor sends the form of a page with scripts, after a wrong address and without network. */
async function sendWithScripts(page: Page) {
  const { pathname } = new URL(page.url());
  await fill(page, ['ليلى', 'layla@example', 'هل توجد أماكن؟']);
  await submit(page);
  await expect(page.locator('[name=email]')).toBeFocused();
  await expect(page.locator('#rq-email-problem')).toHaveText(/اكتب عنوان بريد/);
  await page.locator('[name=email]').fill('layla@example.org');
  await page.route('**/richiesta', (route) => route.abort());
  await submit(page);
  await expect(page.getByRole('alert').filter({ hasText: 'تعذر الإرسال' })).toBeVisible();
  await expect(page.locator('[name=text]')).toHaveValue('هل توجد أماكن؟');
  await page.unroute('**/richiesta');
  await submit(page);
  const link = page.getByRole('link', { name: 'طلبك' });
  await expect(link).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(pathname);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('طلبك');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
}

test.describe('Without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a Chinese visitor asks on a microsite, reads the answer in Chinese and writes again', async ({
    page,
    consoleErrors,
    microsites,
    server,
    token,
  }) => {
    consoleErrors.expect(/status of 400/);
    consoleErrors.expect(/status of 400/);
    const king = await token('king');
    const site = await siteWithForm({ microsites, server, king }, 'zh', '<p>湖上游船。</p>');
    await page.goto(`/zh${site}`);
    const email = 'li@example.org';
    await fill(page, ['李娜', email, '七月有船吗？']);
    await page.locator('[name=from]').fill('2027-07-03');
    await page.locator('[name=to]').fill('2027-07-01');
    await submit(page);
    await expect(page.locator('#rq-to-problem')).toHaveText('离开日期早于到达日期。');
    await expect(page.locator('[name=text]')).toHaveValue('七月有船吗？');
    await page.locator('[name=to]').fill('2027-07-05');
    await submit(page);
    await expect(page.getByRole('alert')).toHaveText('谢谢：我们已收到您的咨询。');
    await answerRequest({ url: server.url, token: king, email }, 'zh', '<p>当然，欢迎光临。</p>');
    await page.reload();
    await expect(page.getByRole('main')).toContainText('当然，欢迎光临。');
    await expect(page.getByRole('main')).toContainText('由机器从意大利语翻译');
    await page.locator('[name=text]').fill('谢谢！');
    await page.getByRole('button', { name: '继续留言' }).click();
    await expect(page.getByRole('main').getByRole('listitem').last()).toContainText('谢谢！');
    await page.getByRole('button', { name: '关闭咨询' }).click();
    await expect(page.getByRole('main')).toContainText('咨询已关闭');
  });
});

test('With scripts a visitor stays on the page of the contacts, and on a microsite', async ({
  page,
  consoleErrors,
  publicSite,
  microsites,
  server,
  token,
}) => {
  for (const _ of [1, 2]) {
    consoleErrors.expect(/status of 400/);
    consoleErrors.expect(/ERR_FAILED/);
  }
  await publicSite.open('/ar/contacts');
  await publicSite.rejectCookies();
  await sendWithScripts(page);
  const king = await token('king');
  const site = await siteWithForm({ microsites, server, king }, 'ar', '<p>قوارب في البحيرة.</p>');
  const scripts: number[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push((await response.body()).length);
  });
  await page.goto(`/ar${site}`);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await sendWithScripts(page);
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toBeLessThan(6_000);
});
