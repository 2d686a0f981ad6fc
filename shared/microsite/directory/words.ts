import type { LanguageCode } from '../../i18n/languages.ts';

const it = {
  title: 'Tutti i luoghi sul lago',
  description: 'Tutti i luoghi e i servizi sul Lago di Garda presenti su Wabu.',
  /** While nothing is published. */
  none: 'Non c’è ancora nessun luogo.',
  /** The accessible name of the links to other pages. */
  pages: 'Altre pagine dell’elenco',
  first: 'Dall’inizio',
  next: 'Continua',
};

export const directoryWords: Record<LanguageCode, typeof it> = {
  it,
  en: {
    title: 'All places on the lake',
    description: 'All places and services on Lake Garda that Wabu presents.',
    none: 'There are no places yet.',
    pages: 'Other pages of the list',
    first: 'From the start',
    next: 'More',
  },
  de: {
    title: 'Alle Orte am See',
    description: 'Alle Orte und Angebote am Gardasee, die Wabu vorstellt.',
    none: 'Noch gibt es keine Orte.',
    pages: 'Weitere Seiten der Liste',
    first: 'Zum Anfang',
    next: 'Weiter',
  },
  fr: {
    title: 'Tous les lieux du lac',
    description: 'Tous les lieux et services du lac de Garde présentés par Wabu.',
    none: 'Il n’y a pas encore de lieux.',
    pages: 'Autres pages de la liste',
    first: 'Depuis le début',
    next: 'Suite',
  },
  es: {
    title: 'Todos los lugares del lago',
    description: 'Todos los lugares y servicios del lago de Garda que presenta Wabu.',
    none: 'Todavía no hay lugares.',
    pages: 'Otras páginas de la lista',
    first: 'Desde el principio',
    next: 'Continuar',
  },
  ru: {
    title: 'Все места на озере',
    description: 'Все места и услуги на озере Гарда, представленные на Wabu.',
    none: 'Мест пока нет.',
    pages: 'Другие страницы списка',
    first: 'К началу',
    next: 'Дальше',
  },
  zh: {
    title: '湖畔所有去处',
    description: 'Wabu 上介绍的加尔达湖畔所有去处和服务。',
    none: '暂无去处。',
    pages: '列表的其他页面',
    first: '回到开头',
    next: '下一页',
  },
  he: {
    title: 'כל המקומות סביב האגם',
    description: 'כל המקומות והשירותים סביב אגם גארדה המוצגים ב־Wabu.',
    none: 'עדיין אין מקומות.',
    pages: 'עמודים נוספים ברשימה',
    first: 'להתחלה',
    next: 'המשך',
  },
  ar: {
    title: 'كل الأماكن حول البحيرة',
    description: 'كل الأماكن والخدمات حول بحيرة غاردا التي يعرضها Wabu.',
    none: 'لا توجد أماكن بعد.',
    pages: 'صفحات أخرى من القائمة',
    first: 'إلى البداية',
    next: 'المزيد',
  },
};
