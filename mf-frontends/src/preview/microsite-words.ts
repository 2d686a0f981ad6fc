import type { LanguageCode } from '@wabu/shared/i18n/languages';

interface MicrositeWords {
  photos: string;
  photo: (number: number, of: number) => string;
  previous: string;
  next: string;
  where: string;
  write: string;
}

/** The microsite's own words in nine languages. */
export const micrositeWords: Record<LanguageCode, MicrositeWords> = {
  it: {
    photos: 'Fotografie',
    photo: (number, of) => `Fotografia ${number} di ${of}`,
    previous: 'Precedente',
    next: 'Successiva',
    where: 'Dove siamo',
    write: 'Scrivici',
  },
  en: {
    photos: 'Photos',
    photo: (number, of) => `Photo ${number} of ${of}`,
    previous: 'Previous',
    next: 'Next',
    where: 'Where we are',
    write: 'Write to us',
  },
  de: {
    photos: 'Fotos',
    photo: (number, of) => `Foto ${number} von ${of}`,
    previous: 'Zurück',
    next: 'Weiter',
    where: 'So finden Sie uns',
    write: 'Schreiben Sie uns',
  },
  fr: {
    photos: 'Photos',
    photo: (number, of) => `Photo ${number} sur ${of}`,
    previous: 'Précédente',
    next: 'Suivante',
    where: 'Où nous trouver',
    write: 'Écrivez-nous',
  },
  es: {
    photos: 'Fotos',
    photo: (number, of) => `Foto ${number} de ${of}`,
    previous: 'Anterior',
    next: 'Siguiente',
    where: 'Dónde estamos',
    write: 'Escríbenos',
  },
  ru: {
    photos: 'Фотографии',
    photo: (number, of) => `Фотография ${number} из ${of}`,
    previous: 'Назад',
    next: 'Вперёд',
    where: 'Как нас найти',
    write: 'Напишите нам',
  },
  zh: {
    photos: '照片',
    photo: (number, of) => `第 ${number} 张照片，共 ${of} 张`,
    previous: '上一张',
    next: '下一张',
    where: '我们的位置',
    write: '联系我们',
  },
  he: {
    photos: 'תמונות',
    photo: (number, of) => `תמונה ${number} מתוך ${of}`,
    previous: 'הקודמת',
    next: 'הבאה',
    where: 'איפה אנחנו',
    write: 'כתבו לנו',
  },
  ar: {
    photos: 'الصور',
    photo: (number, of) => `الصورة ${number} من ${of}`,
    previous: 'السابقة',
    next: 'التالية',
    where: 'موقعنا',
    write: 'راسلونا',
  },
};
