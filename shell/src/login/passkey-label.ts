import type { LanguageCode } from '@wabu/shared/i18n';

/** Beside the login page: the words of the layout are sent with every public page. */
export const passkeyLabel: Record<LanguageCode, string> = {
  ar: 'الدخول بمفتاح المرور',
  de: 'Mit Passkey anmelden',
  en: 'Sign in with a passkey',
  es: 'Entrar con una llave de acceso',
  fr: 'Se connecter avec une clé d’accès',
  he: 'כניסה עם מפתח גישה',
  it: 'Accedi con passkey',
  ru: 'Войти с ключом доступа',
  zh: '使用通行密钥登录',
};
