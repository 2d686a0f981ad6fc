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
    'declaration-property-value-disallowed-list': [
      { 'text-align': ['left', 'right'], float: ['left', 'right'], clear: ['left', 'right'] },
      { message: 'Physical sides break Arabic and Hebrew pages: use start and end' },
    ],
  },
};
