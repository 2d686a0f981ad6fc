import { readFileSync } from 'node:fs';

const primitives = readFileSync(
  new URL('shared/ui/primitives/primitives.css', import.meta.url),
  'utf8',
).matchAll(/\.(wabu-[\w-]+)/g);
const names = Array.from(primitives, ([, name]) => name).join('|');

/** Right-to-left pages are mirrored by logical properties alone, so physical ones are errors. */
export default {
  ignoreFiles: ['**/dist/**', '**/node_modules/**'],
  rules: {
    'property-disallowed-list': [
      [
        'left',
        'right',
        '/^(margin|padding|border)-(left|right)/',
        '/^border-(top|bottom)-(left|right)-radius$/',
      ],
      {
        message: (name) =>
          `"${name}" breaks Arabic and Hebrew pages: use its inline-start/inline-end twin`,
      },
    ],
    'declaration-property-value-allowed-list': [
      { composes: [`/^((${names}) )+from global$/`] },
      { message: 'Classes compose those of shared/ui/primitives/primitives.css' },
    ],
    'declaration-property-value-disallowed-list': [
      { 'text-align': ['left', 'right'], float: ['left', 'right'], clear: ['left', 'right'] },
      { message: 'Physical sides break Arabic and Hebrew pages: use start and end' },
    ],
  },
};
