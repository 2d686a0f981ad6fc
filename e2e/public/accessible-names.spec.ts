import { accessibleNames, expectAccessibleNames } from '../fixtures/accessible-names.ts';
import { expect, test } from '../fixtures/test.ts';

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

test('A screen reader is told the same in four languages, in the same order', async ({
  page,
  publicSite,
}) => {
  for (const [code, expected] of Object.entries(names)) {
    const [close, ...answers] = expected.answers;
    const [navigation, home, language] = expected.header;
    const [about, privacy, cookies, login] = expected.footer;
    const [area, user, password, show] = expected.login;
    await publicSite.open(`/${code}/login`);
    await expectAccessibleNames(page, '#cookie-banner').toEqual([
      `region "${expected.banner}"`,
      `button "${close}"`,
      `link "${expected.privacy}"`,
      ...answers.map((answer) => `button "${answer}"`),
    ]);
    await expectAccessibleNames(page, 'header').toEqual([
      `navigation "${navigation}"`,
      `link "${home}"`,
      `button "${language}"`,
    ]);
    await expectAccessibleNames(page, 'main').toEqual([
      `heading "${area}" [level=1]`,
      `textbox "${user}"`,
      `textbox "${password}"`,
      `button "${show}"`,
      'button "Login"',
    ]);
    await expectAccessibleNames(page, 'footer').toEqual([
      `navigation "${about}"`,
      `link "${privacy}"`,
      `button "${cookies}"`,
      `link "${login}"`,
    ]);
  }
  await page.getByRole('button', { name: /ARA/ }).click();
  const menu = await accessibleNames(page, '#languages');
  expect(menu[0]).toBe('menu "اختر لغتك"');
  expect(menu[1]).toBe('menuitemradio "Italiano"');
  expect(menu.at(-1)).toBe('menuitemradio "العربية" [checked]');
  expect(menu.length).toBe(10);
});

test('The focus comes back to where the visitor was', async ({ page, publicSite }) => {
  await publicSite.open('/');
  await page.getByRole('button', { name: 'Rifiuta', exact: true }).press('Enter');
  // Nobody had asked for the first question: reading goes on at the content.
  await expect(page.locator('#content')).toBeFocused();
  const entry = publicSite.footer.getByRole('button', { name: 'Cookie' });
  for (const answer of ['Chiudi senza cambiare', 'Accetta solo i necessari']) {
    await entry.press('Enter');
    await expect(publicSite.banner).toBeFocused();
    await page.getByRole('button', { name: answer, exact: true }).press('Enter');
    await expect(entry).toBeFocused();
  }
  await publicSite.chooseLanguage('Français');
  await expect(page.getByRole('heading', { name: 'Bienvenue au lac de Garde' })).toBeVisible();
  await expect(publicSite.languageButton).toBeFocused();
});

test.describe(() => {
  test.use({ forcedColors: 'active' });
  test('In forced colours the chosen language and the focus can be seen', async ({
    page,
    publicSite,
  }) => {
    await publicSite.open('/');
    await page.getByRole('button', { name: /Lingua/ }).press('Enter');
    const look = (name: string) =>
      page.getByRole('menuitemradio', { name }).evaluate((item) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(item);
        return { backgroundColor, outlineStyle };
      });
    await expect(
      page.getByRole('menuitemradio').filter({ hasText: /^ITAItaliano$/ }),
    ).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio').filter({ hasText: /^ENGEnglish$/ })).toBeFocused();
    const [chosen, focused, other] = await Promise.all(
      ['Italiano', 'English', 'Deutsch'].map(look),
    );
    expect(chosen?.backgroundColor).not.toBe(other?.backgroundColor);
    expect(focused?.outlineStyle).not.toBe('none');
    expect(other?.outlineStyle).toBe('none');
  });
});
