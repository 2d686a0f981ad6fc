import assert from 'node:assert/strict';
import { hasFocus } from '../fixtures/focus.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { journey } from '../fixtures/journey.ts';
import { told } from '../fixtures/told.ts';

const names = {
  it: {
    banner: 'I cookie, a modo tuo',
    answers: ['Chiudi e rifiuta', 'Accetta tutti', 'Accetta solo i necessari', 'Rifiuta'],
    privacy: 'Leggi l’informativa sulla privacy',
    header: ['Navigazione principale', 'Wabu Home', 'Lingua: ITA Italiano'],
    footer: ['Informazioni sul sito', 'Privacy', 'Cookie', 'Login'],
    login: ['Area riservata', 'Nome utente', 'Password', 'Mostra la password'],
  },
  en: {
    banner: 'Cookies, your way',
    answers: ['Close and reject', 'Accept all', 'Accept necessary only', 'Reject'],
    privacy: 'Read the privacy policy',
    header: ['Main navigation', 'Wabu Home', 'Language: ENG English'],
    footer: ['About this site', 'Privacy', 'Cookies', 'Login'],
    login: ['Staff area', 'User name', 'Password', 'Show password'],
  },
  he: {
    banner: 'עוגיות, בדרך שלכם',
    answers: ['סגירה ודחייה', 'אישור הכול', 'אישור ההכרחיות בלבד', 'דחייה'],
    privacy: 'לקריאת מדיניות הפרטיות',
    header: ['ניווט ראשי', 'Wabu דף הבית', 'שפה: HEB עברית'],
    footer: ['על האתר', 'פרטיות', 'עוגיות', 'כניסה'],
    login: ['אזור הצוות', 'שם משתמש', 'סיסמה', 'הצגת הסיסמה'],
  },
  ar: {
    banner: 'ملفات تعريف الارتباط كما تريدها',
    answers: ['إغلاق ورفض', 'قبول الكل', 'قبول الضرورية فقط', 'رفض'],
    privacy: 'اقرأ سياسة الخصوصية',
    header: ['التنقل الرئيسي', 'Wabu الصفحة الرئيسية', 'اللغة: ARA العربية'],
    footer: ['عن الموقع', 'الخصوصية', 'ملفات تعريف الارتباط', 'تسجيل الدخول'],
    login: ['منطقة فريق العمل', 'اسم المستخدم', 'كلمة المرور', 'إظهار كلمة المرور'],
  },
};

journey(
  'A screen reader is told the same in four languages, in the same order',
  {},
  async ({ page, visit }) => {
    for (const [code, expected] of Object.entries(names)) {
      const [close, ...answers] = expected.answers;
      const [navigation, home, language] = expected.header;
      const [about, privacy, cookies, login] = expected.footer;
      const [area, user, password, show] = expected.login;
      await visit(`/${code}/login`);
      await hydrated(page);
      assert.deepEqual(await told(page, '#cookie-banner'), [
        `region "${expected.banner}"`,
        `button "${close}"`,
        `link "${expected.privacy}"`,
        ...answers.map((answer) => `button "${answer}"`),
      ]);
      assert.deepEqual(await told(page, 'header'), [
        `navigation "${navigation}"`,
        `link "${home}"`,
        `button "${language}"`,
      ]);
      assert.deepEqual(await told(page, 'main'), [
        `heading "${area}" [level=1]`,
        `textbox "${user}"`,
        `textbox "${password}"`,
        `button "${show}"`,
        'button "Login"',
      ]);
      assert.deepEqual(await told(page, 'footer'), [
        `navigation "${about}"`,
        `link "${privacy}"`,
        `button "${cookies}"`,
        `link "${login}"`,
      ]);
    }
    await page.getByRole('button', { name: /ARA/ }).click();
    const menu = await told(page, '#languages');
    assert.equal(menu[0], 'menu "اختر لغتك"');
    assert.equal(menu[1], 'menuitemradio "Italiano"');
    assert.equal(menu.at(-1), 'menuitemradio "العربية" [checked]');
    assert.equal(menu.length, 10);
  },
);

journey('The focus comes back to where the visitor was', {}, async ({ page, visit }) => {
  await visit('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Rifiuta', exact: true }).press('Enter');
  // Nobody had asked for the first question: reading goes on at the content.
  await hasFocus(page.locator('#content'));
  const entry = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie' });
  for (const answer of ['Chiudi e rifiuta', 'Accetta solo i necessari']) {
    await entry.press('Enter');
    await hasFocus(page.locator('#cookie-banner'));
    await page.getByRole('button', { name: answer, exact: true }).press('Enter');
    await hasFocus(entry);
  }
  await page.getByRole('button', { name: /Lingua/ }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await page.getByRole('heading', { name: 'Bienvenue au lac de Garde' }).waitFor();
  await hasFocus(page.locator('[popovertarget]'));
});

journey(
  'In forced colours the chosen language and the focus can be seen',
  { browser: { forcedColors: 'active' } },
  async ({ page, visit }) => {
    await visit('/');
    await hydrated(page);
    await page.getByRole('button', { name: /Lingua/ }).press('Enter');
    const look = (name: string) =>
      page.getByRole('menuitemradio', { name }).evaluate((item) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(item);
        return { backgroundColor, outlineStyle };
      });
    await hasFocus(page.getByRole('menuitemradio').filter({ hasText: /^ITAItaliano$/ }));
    await page.keyboard.press('ArrowDown');
    await hasFocus(page.getByRole('menuitemradio').filter({ hasText: /^ENGEnglish$/ }));
    const [chosen, focused, other] = await Promise.all(
      ['Italiano', 'English', 'Deutsch'].map(look),
    );
    assert.notEqual(chosen?.backgroundColor, other?.backgroundColor);
    assert.notEqual(focused?.outlineStyle, 'none');
    assert.equal(other?.outlineStyle, 'none');
  },
);
