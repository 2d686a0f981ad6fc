import type { LanguageCode } from '@wabu/shared/i18n/languages';
import styles from './fatal-error-banner.module.css';
import type { RegistryRejection } from './registry/registry-client.ts';

const notAuthentic: Record<LanguageCode, string> = {
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

const outdated: Record<LanguageCode, string> = {
  it: 'Questa pagina si può solo leggere: l’elenco delle sue parti è più vecchio di quello che questo browser ha già visto. Ricaricala tra poco.',
  en: 'This page can only be read: the list of its parts is older than the one that this browser has already seen. Reload it in a moment.',
  de: 'Diese Seite kann nur gelesen werden: Die Liste ihrer Teile ist älter als die, die dieser Browser schon kennt. Laden Sie sie gleich noch einmal.',
  fr: 'Cette page ne peut qu’être lue : la liste de ses parties est plus ancienne que celle que ce navigateur a déjà vue. Rechargez-la dans un instant.',
  es: 'Esta página solo se puede leer: la lista de sus partes es más antigua que la que este navegador ya ha visto. Vuelve a cargarla en un momento.',
  ru: 'Эту страницу можно только читать: список её частей старше того, который этот браузер уже видел. Обновите её чуть позже.',
  zh: '此页面仅供阅读：其组成部分的清单比此浏览器已见过的更旧。请稍后重新加载。',
  he: 'אפשר רק לקרוא את הדף הזה: רשימת חלקיו ישנה מזו שהדפדפן הזה כבר ראה. טענו אותו מחדש בעוד רגע.',
  ar: 'يمكن قراءة هذه الصفحة فقط: قائمة أجزائها أقدم من تلك التي رآها هذا المتصفح من قبل. أعد تحميلها بعد قليل.',
};

const words = { 'not-authentic': notAuthentic, outdated };

/** Shows why no module starts when there is no valid registry. The prerendered page stays readable. */
export function showFatalErrorBanner(reason: RegistryRejection, language: LanguageCode): void {
  const banner = document.createElement('p');
  banner.setAttribute('role', 'alert');
  banner.className = styles.banner ?? '';
  banner.textContent = words[reason][language];
  document.body.prepend(banner);
}
