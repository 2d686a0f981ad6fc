import type { LanguageCode } from '@wabu/shared/i18n/languages';

/** The words for one to twelve. They match digits of other languages; `|` divides forms. */
const words: Record<Exclude<LanguageCode, 'zh'>, readonly string[]> = {
  it: [
    'un|uno|una',
    'due',
    'tre',
    'quattro',
    'cinque',
    'sei',
    'sette',
    'otto',
    'nove',
    'dieci',
    'undici',
    'dodici',
  ],
  en: [
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  de: [
    'eins|eine?[nmrs]?',
    'zwei',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwölf',
  ],
  fr: [
    'une?',
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    'sept',
    'huit',
    'neuf',
    'dix',
    'onze',
    'douze',
  ],
  es: [
    'un|un[oa]',
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'once',
    'doce',
  ],
  ru: [
    'одна|одну|один|одно\\p{L}{0,2}',
    'дв[ае]|двух',
    'тр[иёе]\\p{L}?',
    'четыр\\p{L}{1,3}',
    'пят[ьи]',
    'шест[ьи]',
    'сем[ьи]',
    'восемь|восьми',
    'девят[ьи]',
    'десят[ьи]',
    'одиннадцат[ьи]',
    'двенадцат[ьи]',
  ],
  he: [
    'אחד|אחת',
    // Also the words whose form says two.
    'שניים|שתיים|שני|שתי|שעתיים|יומיים|שבועיים|חודשיים|שנתיים|פעמיים|אלפיים|מאתיים',
    'שלוש|שלושה|שלושת',
    'ארבע|ארבעה|ארבעת',
    'חמש|חמישה|חמשת',
    'שש|שישה|ששת',
    'שבע|שבעה|שבעת',
    'שמונה|שמונת',
    'תשע|תשעה|תשעת',
    'עשר|עשרה|עשרת',
    'אחד עשר|אחת עשרה',
    'שנים עשר|שתים עשרה',
  ],
  ar: [
    'واحدة?',
    // Also the words whose form says two.
    'اثنان|اثنين|اثنتان|اثنتين|\\p{L}{2,}(?:تان|تين)|(?:يوم|شخص|شهر|أسبوع|عام|متر|كيلومتر|سرير|طفل|طابق)(?:ان|ين)',
    'ثلاثة?',
    'أربعة?',
    'خمسة?',
    'ستة?',
    'سبعة?',
    'ثماني(?:ة)?|ثمان',
    'تسعة?',
    'عشرة?',
    'أحد عشر|إحدى عشرة',
    'اثنا عشر|اثنتا عشرة',
  ],
};

interface NumberWords {
  pattern: RegExp;
  valueOf: (word: string) => number;
}

const known = new Map<LanguageCode, NumberWords>();

/** A pattern for the words that say a small number; its first group is the word. */
export function numberWords(language: LanguageCode): NumberWords {
  const found = known.get(language) ?? build(language);
  known.set(language, found);
  return found;
}

function build(language: LanguageCode): NumberWords {
  if (language === 'zh') return { pattern: /(?!)/g, valueOf: () => 0 };
  const forms = words[language];
  // Hebrew and Arabic write words such as `and` and `in` as letters before the next word.
  const prefix = language === 'he' ? '[ובלמהש]?' : language === 'ar' ? '[وبل]?' : '';
  const all = forms.toReversed().join('|');
  return {
    pattern: new RegExp(`(?<!\\p{L})${prefix}(${all})(?!\\p{L})`, 'giu'),
    valueOf: (word) => forms.findIndex((one) => new RegExp(`^(?:${one})$`, 'iu').test(word)) + 1,
  };
}
