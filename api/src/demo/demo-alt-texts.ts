import type { AltTexts } from '@wabu/shared/entities/alt-texts';

/** What the pictures of a demo microsite say; the logo repeats the name beside it. */
export const demoAltTexts: AltTexts = {
  'logo.svg': { decorative: true, texts: {}, licence: 'own' },
  'copertina.svg': {
    licence: 'own',
    texts: {
      it: 'Una barca a vela sul lago, davanti alle montagne',
      en: 'A sailing boat on the lake, in front of the mountains',
      de: 'Ein Segelboot auf dem See vor den Bergen',
      fr: 'Un voilier sur le lac, devant les montagnes',
      es: 'Un velero en el lago, delante de las montañas',
      ru: 'Парусная лодка на озере на фоне гор',
      zh: '湖上的帆船，背景是群山',
      he: 'סירת מפרש באגם על רקע ההרים',
      ar: 'مركب شراعي في البحيرة أمام الجبال',
    },
    focus: { x: 0.5, y: 0.6 },
  },
  'mattino.svg': {
    licence: 'own',
    texts: {
      it: 'Il lago al mattino',
      en: 'The lake in the morning',
      de: 'Der See am Morgen',
      fr: 'Le lac le matin',
      es: 'El lago por la mañana',
      ru: 'Озеро утром',
      zh: '清晨的湖',
      he: 'האגם בבוקר',
      ar: 'البحيرة في الصباح',
    },
  },
  'mezzogiorno.svg': {
    licence: 'own',
    texts: {
      it: 'Il lago a mezzogiorno',
      en: 'The lake at noon',
      de: 'Der See am Mittag',
      fr: 'Le lac à midi',
      es: 'El lago al mediodía',
      ru: 'Озеро в полдень',
      zh: '正午的湖',
      he: 'האגם בצהריים',
      ar: 'البحيرة عند الظهر',
    },
  },
  'tramonto.svg': {
    licence: 'own',
    texts: {
      it: 'Il lago al tramonto',
      en: 'The lake at sunset',
      de: 'Der See bei Sonnenuntergang',
      fr: 'Le lac au coucher du soleil',
      es: 'El lago al atardecer',
      ru: 'Озеро на закате',
      zh: '日落时的湖',
      he: 'האגם בשקיעה',
      ar: 'البحيرة عند الغروب',
    },
  },
};
