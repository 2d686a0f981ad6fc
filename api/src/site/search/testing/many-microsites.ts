import type { Microsite, MicrositeSection } from '@wabu/shared/entities/microsite';
import { type LanguageCode, languageCodes } from '@wabu/shared/i18n/languages';

const trades = [
  'Noleggio Barche',
  'Scuola Vela',
  'Cantina',
  'Parco Avventura',
  'Museo',
  'Funivia',
  'Trattoria',
  'Pizzeria',
  'Albergo',
  'Campeggio',
];
const towns = [
  ['Garda', '37016', 'VR'],
  ['Bardolino', '37011', 'VR'],
  ['Sirmione', '25019', 'BS'],
  ['Riva del Garda', '38066', 'TN'],
  ['Salò', '25087', 'BS'],
  ['Malcesine', '37018', 'VR'],
  ['Peschiera del Garda', '37019', 'VR'],
] as const;

/** Words of each language that begin the vocabulary; syllables make the rest of it. */
const vocabularies: Record<LanguageCode, { words: string; syllables: string }> = {
  it: {
    words:
      'il lago la barca con vista sul porto prenotazione biglietto ingresso bambini ogni giorno',
    syllables: 'ca te ri mo lu sa vi ne po ta li gra co del mi zo fa re',
  },
  en: {
    words: 'the lake boat with a view of harbour booking ticket entrance children every day',
    syllables: 'sto ring lake tion wel lo mer gra pen der fish ta ble ock sun ver',
  },
  de: {
    words: 'der See das Boot mit Blick auf den Hafen Buchung Fahrkarte Eingang Kinder täglich',
    syllables: 'schu ber gen stra ung heit fä rü zel mann kel bo tig see wan',
  },
  fr: {
    words: 'le lac bateau avec vue sur port réservation billet entrée enfants chaque jour l’hôtel',
    syllables: 'tion eau lé ri mon char pa vil que sou bel fê voi tur re',
  },
  es: {
    words: 'el lago barco con vistas al puerto reserva entrada niños cada día montaña',
    syllables: 'ción ca lle ño pe ra mon ta ver do si gua bo te ri',
  },
  ru: {
    words: 'озеро лодка с видом на порт бронирование билет вход дети каждый день ещё',
    syllables: 'про ста ние ло го ри ви ча шко ма де ры ну ю ский бо',
  },
  zh: {
    words: '湖 船 景 港 订 票 门 孩 天 山 酒 店 餐 厅 加 尔 达 湖 畔',
    syllables:
      '的 是 了 在 有 人 我 他 这 中 大 来 上 国 个 到 说 们 为 子 和 你 地 出 道 也 时 年 得 就 那 要 下 以 生 会 自 着 去 之',
  },
  he: {
    words: 'האגם סירה עם נוף אל הנמל הזמנה כרטיס כניסה ילדים כל יום',
    syllables: 'של מו רי בת גן דו לה טי נע פר צו קי שמ תל',
  },
  ar: {
    words: 'البحيرة قارب مع إطلالة على الميناء حجز تذكرة مدخل أطفال كل يوم',
    syllables: 'با تا جم حو در سا شر عم في كل مد نو ها يا',
  },
};

const VOCABULARY_SIZE = 4_000;
const SECTIONS = 3;
const WORDS_PER_SECTION = 60;

/**
 * Published microsites in nine languages, always the same. Their texts have a vocabulary of 4,000 words in each
 * language, in which a few words are very frequent.
 */
export function* manyMicrosites(count: number): Generator<Microsite> {
  const random = randomNumbers(20_261_122);
  const words = Object.fromEntries(
    languageCodes.map((language) => [language, vocabularyOf(language, random)]),
  ) as Record<LanguageCode, string[]>;
  for (let number = 1; number <= count; number += 1) yield aMicrosite(number, words, random);
}

function aMicrosite(
  number: number,
  words: Record<LanguageCode, string[]>,
  random: () => number,
): Microsite {
  const [Citta, CAP, Provincia] = towns[number % towns.length] ?? towns[0];
  const text = (language: LanguageCode, length: number) =>
    Array.from({ length }, () => frequentFirst(words[language], random)).join(
      language === 'zh' ? '' : ' ',
    );
  const inAll = (textOf: (language: LanguageCode) => string) =>
    Object.fromEntries(
      languageCodes.map((language) => [language, `<p>${textOf(language)}</p>`]),
    ) as Record<LanguageCode, string>;
  const sections = Array.from(
    { length: SECTIONS },
    (_, index): MicrositeSection => ({
      id: `section-${index}`,
      name: inAll((language) => text(language, 3)),
      content: inAll((language) => text(language, WORDS_PER_SECTION)),
    }),
  );
  return {
    URL: `microsito-${number}`,
    name: `${trades[number % trades.length]} ${Citta} ${words.it[number % VOCABULARY_SIZE]} ${number}`,
    vat: null,
    place: {
      Indirizzo: `Via Lungolago ${number % 300}`,
      CAP,
      Citta,
      Provincia,
      Nazione: 'Italia',
      email: 'info@esempio.it',
    },
    logo: null,
    cover: null,
    slides: [],
    sections,
    languages: [...languageCodes],
    publishedAt: '2026-05-01T08:00:00.000Z',
    updatedAt: '2026-05-01T08:00:00.000Z',
    revision: 1,
  };
}

function vocabularyOf(language: LanguageCode, random: () => number): string[] {
  const { words, syllables } = vocabularies[language];
  const parts = syllables.split(' ');
  const known = new Set(words.split(' '));
  while (known.size < VOCABULARY_SIZE) {
    const length = 2 + Math.floor(random() * 3);
    known.add(Array.from({ length }, () => parts[Math.floor(random() * parts.length)]).join(''));
  }
  return [...known];
}

/** Words at the beginning of the list are chosen most often (Zipf's law, nearly). */
function frequentFirst(words: string[], random: () => number): string {
  return words[Math.floor(words.length ** random()) - 1] ?? '';
}

/** The same numbers between 0 and 1 for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
