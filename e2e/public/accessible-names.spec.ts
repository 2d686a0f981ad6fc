import { accessibleNames, expectAccessibleNames } from '../fixtures/accessible-names.ts';
import { expect, test } from '../fixtures/test.ts';

const names = {
  it: {
    banner: 'I cookie, a modo tuo',
    answers: ['Chiudi e rifiuta', 'Accetta tutti', 'Accetta solo i necessari', 'Rifiuta'],
    privacy: 'Leggi l’informativa sulla privacy',
    header: ['Navigazione principale', 'Wabu Home', 'Lingua: ITA Italiano'],
    footer: ['Informazioni sul sito', 'Privacy', 'Cookie', 'Login'],
    login: [
      'Area riservata',
      'Nome utente',
      'Password',
      'Mostra la password',
      'Accedi con passkey',
    ],
  },
  ar: {
    banner: 'ملفات تعريف الارتباط كما تريدها',
    answers: ['إغلاق ورفض', 'قبول الكل', 'قبول الضرورية فقط', 'رفض'],
    privacy: 'اقرأ سياسة الخصوصية',
    header: ['التنقل الرئيسي', 'Wabu الصفحة الرئيسية', 'اللغة: ARA العربية'],
    footer: ['عن الموقع', 'الخصوصية', 'ملفات تعريف الارتباط', 'تسجيل الدخول'],
    login: [
      'منطقة فريق العمل',
      'اسم المستخدم',
      'كلمة المرور',
      'إظهار كلمة المرور',
      'الدخول بمفتاح المرور',
    ],
  },
};

test('The accessibility tree has the same roles and order in Italian and Arabic', async ({
  page,
  publicSite,
}) => {
  for (const [code, expected] of Object.entries(names)) {
    const [close, ...answers] = expected.answers;
    const [navigation, home, language] = expected.header;
    const [about, privacy, cookies, login] = expected.footer;
    const [area, user, password, show, passkey] = expected.login;
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
      `button "${passkey}"`,
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

test.describe(() => {
  test.use({ forcedColors: 'active' });
  test('In forced colours the selected language and the focus are visible', async ({
    page,
    publicSite,
  }) => {
    await publicSite.open('/');
    await page.getByRole('button', { name: /Lingua/ }).press('Enter');
    const styleOf = (name: string) =>
      page.getByRole('menuitemradio', { name }).evaluate((item) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(item);
        return { backgroundColor, outlineStyle };
      });
    await expect(
      page.getByRole('menuitemradio').filter({ hasText: /^ITAItaliano$/ }),
    ).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio').filter({ hasText: /^ENGEnglish$/ })).toBeFocused();
    const [selected, focused, other] = await Promise.all(
      ['Italiano', 'English', 'Deutsch'].map(styleOf),
    );
    expect(selected?.backgroundColor).not.toBe(other?.backgroundColor);
    expect(focused?.outlineStyle).not.toBe('none');
    expect(other?.outlineStyle).toBe('none');
  });
});
