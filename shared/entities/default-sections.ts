import type { SectionInput, SectionText } from './section.ts';

interface DefaultSection {
  id: string;
  names: Required<SectionText>;
  bodies: Required<SectionText>;
}

const included: DefaultSection = {
  id: 'included',
  names: {
    it: 'Cosa è incluso',
    en: 'What is included',
    de: 'Was ist inbegriffen',
    fr: 'Ce qui est inclus',
    es: 'Qué está incluido',
    ru: 'Что включено',
    zh: '包含内容',
    he: 'מה כלול',
    ar: 'ما الذي يشمله العرض',
  },
  bodies: {
    it: 'Biglietto di ingresso e accesso a tutte le aree aperte al pubblico.',
    en: 'Entrance ticket and access to all areas open to the public.',
    de: 'Eintrittskarte und Zugang zu allen öffentlich zugänglichen Bereichen.',
    fr: "Billet d'entrée et accès à tous les espaces ouverts au public.",
    es: 'Entrada y acceso a todas las zonas abiertas al público.',
    ru: 'Входной билет и доступ ко всем зонам, открытым для посетителей.',
    zh: '门票以及所有对外开放区域的通行。',
    he: 'כרטיס כניסה וגישה לכל האזורים הפתוחים לקהל.',
    ar: 'تذكرة الدخول والوصول إلى جميع المناطق المفتوحة للزوار.',
  },
};

const notIncluded: DefaultSection = {
  id: 'not-included',
  names: {
    it: 'Cosa NON è incluso',
    en: 'What is NOT included',
    de: 'Was ist NICHT inbegriffen',
    fr: "Ce qui n'est PAS inclus",
    es: 'Qué NO está incluido',
    ru: 'Что НЕ включено',
    zh: '不包含内容',
    he: 'מה לא כלול',
    ar: 'ما الذي لا يشمله العرض',
  },
  bodies: {
    it: 'Trasporti, pasti, bevande e tutto quanto non indicato come incluso.',
    en: 'Transport, meals, drinks and anything not listed as included.',
    de: 'Anreise, Mahlzeiten, Getränke und alles, was nicht als inbegriffen genannt ist.',
    fr: "Transports, repas, boissons et tout ce qui n'est pas indiqué comme inclus.",
    es: 'Transporte, comidas, bebidas y todo lo que no figure como incluido.',
    ru: 'Проезд, питание, напитки и всё, что не указано как включённое.',
    zh: '交通、餐食、饮料以及所有未注明包含的项目。',
    he: 'הסעות, ארוחות, משקאות וכל מה שלא צוין ככלול.',
    ar: 'المواصلات والوجبات والمشروبات وكل ما لم يُذكر ضمن ما يشمله العرض.',
  },
};

/** The two sections of a new frontend in nine languages, as a new copy. */
export function defaultSections(): (SectionInput & { id: string })[] {
  return [included, notIncluded].map(({ id, names, bodies }) => ({
    id,
    visible: true,
    NomeSezione: wrapped(names, 'p'),
    Contenuto: wrapped(bodies, 'p'),
  }));
}

/** True for an untouched text of a new frontend's sections. */
export function isDefaultText(html: string): boolean {
  return defaultTexts.has(html);
}

const wrapped = (texts: Required<SectionText>, tag: string): SectionText =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, `<${tag}>${text}</${tag}>`]),
  );

const defaultTexts = new Set(
  [included, notIncluded].flatMap(({ names, bodies }) =>
    [...Object.values(names), ...Object.values(bodies)].map((text) => `<p>${text}</p>`),
  ),
);
