import type { LanguageCode } from '../i18n/languages.ts';

export interface MicrositeWords {
  photos: string;
  photo: (number: number, of: number) => string;
  previous: string;
  next: string;
  where: string;
  /** The link to a map. */
  map: string;
  write: string;
  /** The label of a VAT number. */
  vat: string;
  /** The accessible name of the breadcrumb. */
  path: string;
  home: string;
}

/** The microsite's own words in nine languages. */
export const micrositeWords: Record<LanguageCode, MicrositeWords> = {
  it: {
    photos: 'Fotografie',
    photo: (number, of) => `Fotografia ${number} di ${of}`,
    previous: 'Fotografia precedente',
    next: 'Fotografia successiva',
    where: 'Dove siamo',
    map: 'Apri la mappa',
    write: 'Scrivici',
    vat: 'P. IVA',
    path: 'Percorso',
    home: 'Home',
  },
  en: {
    photos: 'Photos',
    photo: (number, of) => `Photo ${number} of ${of}`,
    previous: 'Previous photo',
    next: 'Next photo',
    where: 'Where we are',
    map: 'Open the map',
    write: 'Write to us',
    vat: 'VAT no.',
    path: 'Breadcrumb',
    home: 'Home',
  },
  de: {
    photos: 'Fotos',
    photo: (number, of) => `Foto ${number} von ${of}`,
    previous: 'Vorheriges Foto',
    next: 'Nächstes Foto',
    where: 'So finden Sie uns',
    map: 'Karte öffnen',
    write: 'Schreiben Sie uns',
    vat: 'USt-IdNr.',
    path: 'Navigationspfad',
    home: 'Startseite',
  },
  fr: {
    photos: 'Photos',
    photo: (number, of) => `Photo ${number} sur ${of}`,
    previous: 'Photo précédente',
    next: 'Photo suivante',
    where: 'Où nous trouver',
    map: 'Ouvrir la carte',
    write: 'Écrivez-nous',
    vat: 'N° de TVA',
    path: 'Fil d’Ariane',
    home: 'Accueil',
  },
  es: {
    photos: 'Fotos',
    photo: (number, of) => `Foto ${number} de ${of}`,
    previous: 'Foto anterior',
    next: 'Foto siguiente',
    where: 'Dónde estamos',
    map: 'Abrir el mapa',
    write: 'Escríbenos',
    vat: 'NIF-IVA',
    path: 'Ruta de navegación',
    home: 'Inicio',
  },
  ru: {
    photos: 'Фотографии',
    photo: (number, of) => `Фотография ${number} из ${of}`,
    previous: 'Предыдущая фотография',
    next: 'Следующая фотография',
    where: 'Как нас найти',
    map: 'Открыть карту',
    write: 'Напишите нам',
    vat: 'Номер НДС',
    path: 'Путь по сайту',
    home: 'Главная',
  },
  zh: {
    photos: '照片',
    photo: (number, of) => `第 ${number} 张照片，共 ${of} 张`,
    previous: '上一张照片',
    next: '下一张照片',
    where: '我们的位置',
    map: '打开地图',
    write: '联系我们',
    vat: '增值税号',
    path: '页面路径',
    home: '首页',
  },
  he: {
    photos: 'תמונות',
    photo: (number, of) => `תמונה ${number} מתוך ${of}`,
    previous: 'התמונה הקודמת',
    next: 'התמונה הבאה',
    where: 'איפה אנחנו',
    map: 'פתיחת המפה',
    write: 'כתבו לנו',
    vat: 'מספר מע״מ',
    path: 'נתיב ניווט',
    home: 'דף הבית',
  },
  ar: {
    photos: 'الصور',
    photo: (number, of) => `الصورة ${number} من ${of}`,
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
    where: 'موقعنا',
    map: 'افتح الخريطة',
    write: 'راسلونا',
    vat: 'رقم ضريبة القيمة المضافة',
    path: 'مسار التنقل',
    home: 'الصفحة الرئيسية',
  },
};
