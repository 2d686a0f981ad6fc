import type { NewTemplate } from '@wabu/shared/entities/microsites/section-template';

let made = 0;

/** A valid template with a name of its own. */
export const aTemplate = (change: Partial<NewTemplate> = {}): NewTemplate => {
  made += 1;
  return {
    name: `Modello ${made} ${crypto.randomUUID()}`,
    section: {
      visible: true,
      NomeSezione: { it: '<p>Orari</p>', de: '<p>Zeiten</p>' },
      Contenuto: { it: '<p>Dalle 9<script>alert(1)</script></p>' },
    },
    origins: [
      {
        field: 'NomeSezione',
        language: 'de',
        kind: 'machine',
        sourceLanguage: 'it',
        sourceHash: '0'.repeat(16),
      },
    ],
    ...change,
  };
};
