import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';

/** A standalone HTML document around a text, with its `lang` and `dir`. */
export function htmlPage(html: string, language: LanguageCode, title: string): string {
  const { html: lang, direction } = languageOf(language);
  return `<!doctype html>
<html lang="${lang}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body>
${html}
</body>
</html>
`;
}
