import type { LanguageCode } from '@wabu/shared/i18n';

/** Apart from the words of the layout, because this page is prerendered only: no browser loads them. */
export const goneWords: Record<LanguageCode, { title: string; text: string }> = {
  it: {
    title: 'Questa pagina non c’è più',
    text: 'Chi la curava l’ha ritirata. Sul sito ci sono altre pagine da scoprire.',
  },
  en: {
    title: 'This page is no longer here',
    text: 'Its owner has taken it down. There is more to discover on the site.',
  },
  de: {
    title: 'Diese Seite gibt es nicht mehr',
    text: 'Sie wurde zurückgezogen. Auf der Website gibt es noch mehr zu entdecken.',
  },
  fr: {
    title: 'Cette page n’est plus en ligne',
    text: 'Son propriétaire l’a retirée. D’autres pages du site vous attendent.',
  },
  es: {
    title: 'Esta página ya no está',
    text: 'Su propietario la ha retirado. En el sitio hay más por descubrir.',
  },
  ru: {
    title: 'Этой страницы больше нет',
    text: 'Владелец снял её с публикации. На сайте есть и другие интересные страницы.',
  },
  zh: {
    title: '此页面已撤下',
    text: '页面的所有者已将其撤下。网站上还有其他内容等您浏览。',
  },
  he: {
    title: 'העמוד הזה כבר לא זמין',
    text: 'בעל העמוד הסיר אותו. באתר יש עוד הרבה מה לגלות.',
  },
  ar: {
    title: 'لم تعد هذه الصفحة متاحة',
    text: 'سحبها صاحبها. في الموقع صفحات أخرى تستحق الاكتشاف.',
  },
};
