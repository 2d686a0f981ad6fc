import { startSmtpServer } from '@wabu/api/testing';
import { answerRequest } from '../fixtures/send-request.ts';
import { test as base, expect } from '../fixtures/test.ts';

type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>;

const test = base.extend<{ smtp: SmtpServer }>({
  smtp: async ({}, use) => {
    const smtp = await startSmtpServer();
    await use(smtp);
    await smtp.close();
  },
  serverOptions: async ({ smtp }, use) => {
    const PUBLIC_URL = 'https://lake.example';
    const MAIL_FROM = 'Lago <info@lake.example>';
    await use({ env: { SMTP_URL: smtp.url, MAIL_FROM, PUBLIC_URL } });
  },
});
test.use({ role: 'admin', ownServer: true });

/** The path of the link in the only mail to an address. */
async function linkFor({ received }: SmtpServer, address: string): Promise<string> {
  const mails = () => received.filter(({ to }) => to.includes(address));
  await expect.poll(() => mails().length).toBe(1);
  const text = mails()[0]?.source.replace(/=\r\n/g, '');
  return text?.match(/(\/\w\w)?\/richiesta\/[0-9a-f]{64}/)?.[0] ?? '';
}

test('A supplier answers by the link in its mail, staff approve, the visitor reads it by another @verify', async ({
  page,
  newPerson,
  smtp,
}) => {
  await page.goto('/adminwabu/requests');
  await page.getByRole('option', { name: /Heike Brandt/ }).click();
  const detail = page.getByRole('region', { name: 'Dettagli richiesta' });
  await expect(detail.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Altre azioni' }).click();
  await page.getByRole('menuitem', { name: 'Inoltra al fornitore' }).click();
  await expect(page.getByText(/^Inoltrata a Battelli del Benaco/)).toBeVisible();
  const other = await newPerson({ javaScriptEnabled: false });
  await other.goto(await linkFor(smtp, 'prenotazioni@battellidelbenaco.example'));
  await expect(other.getByRole('main')).toContainText('wir kommen im Juni');
  await other.locator('[name=text]').fill('Sì, dodici euro a persona.');
  await other.getByRole('button', { name: 'Rispondi' }).click();
  await expect(other.getByRole('alert')).toContainText('Grazie');

  await page.reload();
  await expect(detail.getByText(/Link per il fornitore/)).toBeVisible();
  await detail.getByRole('button', { name: 'Approva' }).click();
  await expect(detail.getByLabel('Stato')).toHaveValue('waiting');
  const link = await linkFor(smtp, 'heike.brandt@reisegruppe.example');
  expect(link).toMatch(/^\/de\//);
  await other.goto(link);
  await expect(other.getByRole('main')).toContainText('dodici euro');

  await detail.getByRole('button', { name: 'Revoca il link' }).click();
  await expect(detail.getByText(/Link per il fornitore/)).toBeHidden();
});

test('A mail that the mail server refuses is shown, and arrives once when it is sent again @verify', async ({
  page,
  server,
  token,
  smtp,
}) => {
  const email = 'heike.brandt@reisegruppe.example';
  smtp.rejects = { code: 550, message: 'not now' };
  const asked = { url: server.url, token: await token('admin'), email };
  await answerRequest(asked, 'de', '<p>Gern, bis Juni.</p>');
  await page.goto('/adminwabu/requests');
  await page.getByRole('option', { name: /Heike Brandt/ }).click();
  const detail = page.getByRole('region', { name: 'Dettagli richiesta' });
  await expect(detail.getByText('E-mail non riuscita')).toBeVisible();
  smtp.rejects = null;
  await detail.getByRole('button', { name: 'Invia di nuovo' }).click();
  await linkFor(smtp, email);
  await page.reload();
  await expect(detail.getByText('E-mail inviata')).toBeVisible();
  expect(smtp.received).toHaveLength(1);
});
