import { isolated } from '../../i18n/label.ts';
import { type LanguageCode, languageOf } from '../../i18n/languages.ts';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** «3 risultati»: the plural form of the language, the number with its separators and European digits. */
function counted(language: LanguageCode, forms: Forms) {
  const { html } = languageOf(language);
  return (count: number) => {
    const form = forms[new Intl.PluralRules(html).select(count)] ?? forms.other;
    return form.replace('#', new Intl.NumberFormat(`${html}-u-nu-latn`).format(count));
  };
}

const it = counted('it', { one: '# risultato', other: '# risultati' });
const en = counted('en', { one: '# result', other: '# results' });
const de = counted('de', { one: '# Ergebnis', other: '# Ergebnisse' });
const fr = counted('fr', { one: '# résultat', other: '# résultats' });
const es = counted('es', { one: '# resultado', other: '# resultados' });
const ru = counted('ru', { one: '# результат', few: '# результата', other: '# результатов' });
const zh = counted('zh', { other: '# 个结果' });
const he = counted('he', { one: 'תוצאה אחת', two: 'שתי תוצאות', other: '# תוצאות' });
const ar = counted('ar', {
  one: 'نتيجة واحدة',
  two: 'نتيجتان',
  few: '# نتائج',
  many: '# نتيجة',
  other: '# نتيجة',
});

const italian = {
  label: 'Cerca tra i siti del lago',
  submit: 'Cerca',
  /** What can be searched; shown before the first search. */
  hint: 'Scrivi un nome, una località o quello che vorresti fare.',
  /** The accessible name of the list of results. */
  results: 'Risultati',
  count: (count: number, query: string) => `${it(count)} per «${isolated(query)}»`,
  nothing: (query: string) => `Nessun risultato per «${isolated(query)}»`,
  /** What to do when nothing was found. */
  nothingHint: 'Controlla come è scritto, oppure prova con meno parole.',
  /** The link behind it. */
  everything: 'Oppure guarda tutti i luoghi sul lago',
  corrected: (query: string, corrected: string) =>
    `Nessun risultato per «${isolated(query)}». Questi sono per «${isolated(corrected)}».`,
  tooShort: 'Scrivi almeno due lettere.',
  tooMany: 'Troppe ricerche in poco tempo. Riprova tra un minuto.',
  failed: 'La ricerca non risponde. Premi «Cerca» per riprovare.',
  /** The accessible name of the links to other pages of results. */
  pages: 'Pagine dei risultati',
  page: (page: number, of: number) => `Pagina ${page} di ${of}`,
  previous: 'Precedenti',
  next: 'Successivi',
};

/** The words of the search in nine languages. A query keeps its own direction inside a sentence. */
export const searchWords: Record<LanguageCode, typeof italian> = {
  it: italian,
  en: {
    label: 'Search the sites of the lake',
    submit: 'Search',
    hint: 'Type a name, a town or what you would like to do.',
    results: 'Results',
    count: (count, query) => `${en(count)} for “${isolated(query)}”`,
    nothing: (query) => `No results for “${isolated(query)}”`,
    nothingHint: 'Check the spelling, or try fewer words.',
    everything: 'Or look at all places on the lake',
    corrected: (query, corrected) =>
      `No results for “${isolated(query)}”. These are for “${isolated(corrected)}”.`,
    tooShort: 'Type at least two letters.',
    tooMany: 'Too many searches in a short time. Try again in a minute.',
    failed: 'The search does not answer. Press “Search” to try again.',
    pages: 'Pages of results',
    page: (page, of) => `Page ${page} of ${of}`,
    previous: 'Previous',
    next: 'Next',
  },
  de: {
    label: 'Die Seiten am See durchsuchen',
    submit: 'Suchen',
    hint: 'Geben Sie einen Namen, einen Ort oder das ein, was Sie vorhaben.',
    results: 'Ergebnisse',
    count: (count, query) => `${de(count)} für „${isolated(query)}“`,
    nothing: (query) => `Keine Ergebnisse für „${isolated(query)}“`,
    nothingHint: 'Prüfen Sie die Schreibweise oder versuchen Sie es mit weniger Wörtern.',
    everything: 'Oder sehen Sie sich alle Orte am See an',
    corrected: (query, corrected) =>
      `Keine Ergebnisse für „${isolated(query)}“. Diese sind für „${isolated(corrected)}“.`,
    tooShort: 'Geben Sie mindestens zwei Buchstaben ein.',
    tooMany: 'Zu viele Suchen in kurzer Zeit. Versuchen Sie es in einer Minute noch einmal.',
    failed: 'Die Suche antwortet nicht. Drücken Sie „Suchen“, um es noch einmal zu versuchen.',
    pages: 'Ergebnisseiten',
    page: (page, of) => `Seite ${page} von ${of}`,
    previous: 'Zurück',
    next: 'Weiter',
  },
  fr: {
    label: 'Rechercher parmi les sites du lac',
    submit: 'Rechercher',
    hint: 'Saisissez un nom, une localité ou ce que vous aimeriez faire.',
    results: 'Résultats',
    count: (count, query) => `${fr(count)} pour «\u00A0${isolated(query)}\u00A0»`,
    nothing: (query) => `Aucun résultat pour «\u00A0${isolated(query)}\u00A0»`,
    nothingHint: 'Vérifiez l’orthographe ou essayez avec moins de mots.',
    everything: 'Ou découvrez tous les lieux du lac',
    corrected: (query, corrected) =>
      `Aucun résultat pour «\u00A0${isolated(query)}\u00A0». Ceux-ci sont pour «\u00A0${isolated(corrected)}\u00A0».`,
    tooShort: 'Saisissez au moins deux lettres.',
    tooMany: 'Trop de recherches en peu de temps. Réessayez dans une minute.',
    failed: 'La recherche ne répond pas. Appuyez sur «\u00A0Rechercher\u00A0» pour réessayer.',
    pages: 'Pages de résultats',
    page: (page, of) => `Page ${page} sur ${of}`,
    previous: 'Précédents',
    next: 'Suivants',
  },
  es: {
    label: 'Buscar entre los sitios del lago',
    submit: 'Buscar',
    hint: 'Escribe un nombre, una localidad o lo que te gustaría hacer.',
    results: 'Resultados',
    count: (count, query) => `${es(count)} para «${isolated(query)}»`,
    nothing: (query) => `Ningún resultado para «${isolated(query)}»`,
    nothingHint: 'Comprueba la ortografía o prueba con menos palabras.',
    everything: 'O mira todos los lugares del lago',
    corrected: (query, corrected) =>
      `Ningún resultado para «${isolated(query)}». Estos son para «${isolated(corrected)}».`,
    tooShort: 'Escribe al menos dos letras.',
    tooMany: 'Demasiadas búsquedas en poco tiempo. Inténtalo de nuevo en un minuto.',
    failed: 'La búsqueda no responde. Pulsa «Buscar» para volver a intentarlo.',
    pages: 'Páginas de resultados',
    page: (page, of) => `Página ${page} de ${of}`,
    previous: 'Anteriores',
    next: 'Siguientes',
  },
  ru: {
    label: 'Поиск по сайтам озера',
    submit: 'Найти',
    hint: 'Введите название, место или то, чем хотите заняться.',
    results: 'Результаты',
    count: (count, query) => `${ru(count)} по запросу «${isolated(query)}»`,
    nothing: (query) => `По запросу «${isolated(query)}» ничего не найдено`,
    nothingHint: 'Проверьте написание или попробуйте меньше слов.',
    everything: 'Или посмотрите все места на озере',
    corrected: (query, corrected) =>
      `По запросу «${isolated(query)}» ничего не найдено. Показаны результаты для «${isolated(corrected)}».`,
    tooShort: 'Введите не меньше двух букв.',
    tooMany: 'Слишком много запросов за короткое время. Повторите попытку через минуту.',
    failed: 'Поиск не отвечает. Нажмите «Найти», чтобы повторить попытку.',
    pages: 'Страницы результатов',
    page: (page, of) => `Страница ${page} из ${of}`,
    previous: 'Предыдущие',
    next: 'Следующие',
  },
  zh: {
    label: '搜索湖区网站',
    submit: '搜索',
    hint: '请输入名称、地点或您想做的事。',
    results: '搜索结果',
    count: (count, query) => `“${isolated(query)}”共有 ${zh(count)}`,
    nothing: (query) => `没有找到与“${isolated(query)}”相关的结果`,
    nothingHint: '请检查输入是否有误，或减少关键词。',
    everything: '或浏览湖畔所有地点',
    corrected: (query, corrected) =>
      `没有找到与“${isolated(query)}”相关的结果。以下是“${isolated(corrected)}”的结果。`,
    tooShort: '请输入至少一个汉字或两个字母。',
    tooMany: '短时间内搜索次数过多，请一分钟后再试。',
    failed: '搜索没有响应。请按“搜索”重试。',
    pages: '结果页',
    page: (page, of) => `第 ${page} 页，共 ${of} 页`,
    previous: '上一页',
    next: '下一页',
  },
  he: {
    label: 'חיפוש באתרי האגם',
    submit: 'חיפוש',
    hint: 'הקלידו שם, יישוב או מה תרצו לעשות.',
    results: 'תוצאות',
    count: (count, query) => `${he(count)} עבור ”${isolated(query)}“`,
    nothing: (query) => `לא נמצאו תוצאות עבור ”${isolated(query)}“`,
    nothingHint: 'בדקו את האיות או נסו פחות מילים.',
    everything: 'או עיינו בכל המקומות באגם',
    corrected: (query, corrected) =>
      `לא נמצאו תוצאות עבור ”${isolated(query)}“. אלו התוצאות עבור ”${isolated(corrected)}“.`,
    tooShort: 'הקלידו לפחות שתי אותיות.',
    tooMany: 'יותר מדי חיפושים בזמן קצר. נסו שוב בעוד דקה.',
    failed: 'החיפוש אינו מגיב. לחצו על ”חיפוש“ כדי לנסות שוב.',
    pages: 'דפי תוצאות',
    page: (page, of) => `דף ${page} מתוך ${of}`,
    previous: 'הקודמות',
    next: 'הבאות',
  },
  ar: {
    label: 'ابحث في مواقع البحيرة',
    submit: 'بحث',
    hint: 'اكتب اسمًا أو بلدة أو ما تودّ القيام به.',
    results: 'النتائج',
    count: (count, query) => `${ar(count)} عن «${isolated(query)}»`,
    nothing: (query) => `لا توجد نتائج عن «${isolated(query)}»`,
    nothingHint: 'تحقّق من الإملاء أو جرّب كلمات أقل.',
    everything: 'أو تصفّح كل الأماكن على البحيرة',
    corrected: (query, corrected) =>
      `لا توجد نتائج عن «${isolated(query)}». هذه نتائج «${isolated(corrected)}».`,
    tooShort: 'اكتب حرفين على الأقل.',
    tooMany: 'عمليات بحث كثيرة في وقت قصير. حاول مجددًا بعد دقيقة.',
    failed: 'البحث لا يستجيب. اضغط «بحث» للمحاولة مجددًا.',
    pages: 'صفحات النتائج',
    page: (page, of) => `الصفحة ${page} من ${of}`,
    previous: 'السابقة',
    next: 'التالية',
  },
};
