import type { FrontendsWords } from './it.ts';

export const legal: FrontendsWords['legal'] = {
  title: 'Legal duties',
  open_one: 'Legal duties: {{count}} thing to complete',
  open_other: 'Legal duties: {{count}} things to complete',
  allFine: 'Legal duties: nothing to complete',
  fields: { offer: 'Kind of offer', cin: 'CIN', cir: 'CIR' },
  offers: {
    lodging: 'Lodging: hotel, B&B, farm stay, camping, holiday home, short-term rental',
    other: 'No lodging: boats, restaurant, guide, spa, hire, events',
  },
  rights: 'Rights',
  licence: 'Licence',
  author: 'Author',
  authorHint:
    'The page of the visitors names the author. It is personal data: write the name only.',
  choose: 'Choose...',
  licences: {
    own: 'The supplier’s: it holds the rights',
    permission: 'With the author’s permission',
    'cc-by-4.0': 'Creative Commons BY 4.0',
    'cc-by-sa-4.0': 'Creative Commons BY-SA 4.0',
    'public-domain': 'Public domain or CC0',
  },
};
