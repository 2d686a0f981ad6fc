import type { LanguageCode } from '@wabu/shared/i18n/languages';

const italian =
  '<h2>Una giornata sul lago</h2><p>Partenza alle <strong>9:30</strong> da <a href="https://example.com" rel="noopener noreferrer">Bardolino</a>, ritorno per il <em>tramonto</em>.</p><ul><li>Guida in tre lingue<ol><li>italiano</li><li>tedesco</li><li>inglese</li></ol></li><li>Pranzo al sacco</li></ul><blockquote><p>Portate una giacca: sul lago c’è sempre vento.</p></blockquote>';

const examples: Partial<Record<LanguageCode, string>> = {
  it: italian,
  he: '<h2>יום באגם</h2><p>יציאה בשעה <strong>9:30</strong> מ־<a href="https://example.com" rel="noopener noreferrer">Bardolino</a>.</p><ul><li>מדריך</li><li>ארוחת צהריים</li></ul>',
  ar: '<h2>يوم على البحيرة</h2><p>الانطلاق الساعة <strong>9:30</strong> من <a href="https://example.com" rel="noopener noreferrer">Bardolino</a>.</p><ul><li>مرشد</li><li>غداء</li></ul>',
};

/** A sample text with every format; right-to-left for Hebrew and Arabic. */
export function exampleFor(language: LanguageCode): string {
  return examples[language] ?? italian;
}
