import type { SectionInput, SectionText } from './section.ts';

const paragraphs = (texts: Required<SectionText>): SectionText =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, `<p>${text}</p>`]));

const included = {
  id: 'included',
  visible: true,
  NomeSezione: paragraphs({
    it: 'Cosa è incluso',
    en: 'What is included',
    de: 'Was ist inbegriffen',
    fr: 'Ce qui est inclus',
    es: 'Qué está incluido',
    ru: 'Что включено',
    zh: '包含内容',
    he: 'מה כלול',
    ar: 'ما الذي يشمله العرض',
  }),
  Contenuto: paragraphs({
    it: 'Biglietto di ingresso e accesso a tutte le aree aperte al pubblico.',
    en: 'Entrance ticket and access to all areas open to the public.',
    de: 'Eintrittskarte und Zugang zu allen öffentlich zugänglichen Bereichen.',
    fr: "Billet d'entrée et accès à tous les espaces ouverts au public.",
    es: 'Entrada y acceso a todas las zonas abiertas al público.',
    ru: 'Входной билет и доступ ко всем зонам, открытым для посетителей.',
    zh: '门票以及所有对外开放区域的通行。',
    he: 'כרטיס כניסה וגישה לכל האזורים הפתוחים לקהל.',
    ar: 'تذكرة الدخول والوصول إلى جميع المناطق المفتوحة للزوار.',
  }),
};

const notIncluded = {
  id: 'not-included',
  visible: true,
  NomeSezione: paragraphs({
    it: 'Cosa NON è incluso',
    en: 'What is NOT included',
    de: 'Was ist NICHT inbegriffen',
    fr: "Ce qui n'est PAS inclus",
    es: 'Qué NO está incluido',
    ru: 'Что НЕ включено',
    zh: '不包含内容',
    he: 'מה לא כלול',
    ar: 'ما الذي لا يشمله العرض',
  }),
  Contenuto: paragraphs({
    it: 'Trasporti, pasti, bevande e tutto quanto non indicato come incluso.',
    en: 'Transport, meals, drinks and anything not listed as included.',
    de: 'Anreise, Mahlzeiten, Getränke und alles, was nicht als inbegriffen genannt ist.',
    fr: "Transports, repas, boissons et tout ce qui n'est pas indiqué comme inclus.",
    es: 'Transporte, comidas, bebidas y todo lo que no figure como incluido.',
    ru: 'Проезд, питание, напитки и всё, что не указано как включённое.',
    zh: '交通、餐食、饮料以及所有未注明包含的项目。',
    he: 'הסעות, ארוחות, משקאות וכל מה שלא צוין ככלול.',
    ar: 'المواصلات والوجبات والمشروبات وكل ما لم يُذكر ضمن ما يشمله العرض.',
  }),
};

/** The two sections of a new frontend in nine languages, as a new copy. */
export const defaultSections = (): (SectionInput & { id: string })[] =>
  structuredClone([included, notIncluded]);

const defaultTexts = new Set(
  [included, notIncluded].flatMap(({ NomeSezione, Contenuto }) =>
    [NomeSezione, Contenuto].flatMap((texts) => Object.values(texts)),
  ),
);

/** True for an untouched text of a new frontend's sections. */
export const isDefaultText = (html: string): boolean => defaultTexts.has(html);
