import type { LanguageCode } from '@wabu/shared/i18n/languages';
import styles from './fatal-error-banner.module.css';

const words: Record<LanguageCode, string> = {
  it: 'Questa pagina si può solo leggere: l’elenco delle sue parti non è autentico. Ricaricala tra poco.',
  en: 'This page can only be read: the list of its parts is not authentic. Reload it in a moment.',
  de: 'Diese Seite kann nur gelesen werden: Die Liste ihrer Teile ist nicht echt. Laden Sie sie gleich noch einmal.',
  fr: 'Cette page ne peut qu’être lue : la liste de ses parties n’est pas authentique. Rechargez-la dans un instant.',
  es: 'Esta página solo se puede leer: la lista de sus partes no es auténtica. Vuelve a cargarla en un momento.',
  ru: 'Эту страницу можно только читать: список её частей не подлинный. Обновите её чуть позже.',
  zh: '此页面仅供阅读：其组成部分的清单未通过验证。请稍后重新加载。',
  he: 'אפשר רק לקרוא את הדף הזה: רשימת חלקיו אינה אותנטית. טענו אותו מחדש בעוד רגע.',
  ar: 'يمكن قراءة هذه الصفحة فقط: قائمة أجزائها غير موثوقة. أعد تحميلها بعد قليل.',
};

/** Shows why no module starts when there is no valid registry. The prerendered page stays readable. */
export function showFatalErrorBanner(language: LanguageCode): void {
  const banner = document.createElement('p');
  banner.setAttribute('role', 'alert');
  banner.className = styles.banner ?? '';
  banner.textContent = words[language];
  document.body.prepend(banner);
}
