import type { it } from './it.ts';

export const en: typeof it = {
  hint: 'These are warnings: they do not block publication.',
  states: {
    done: 'In order',
    missing: 'Missing',
    doubtful: 'To be checked',
    unneeded: 'Not needed',
  },
  codesHint: 'Several lodgings: one code per line.',
  duties: {
    cin: 'National identification code (CIN)',
    cir: 'Regional identification code (CIR)',
    vat: 'VAT number on the page',
    credits: 'Author and licence of the pictures',
    altTexts: 'Alt texts of the pictures',
    privacy: 'Privacy and cookies',
  },
  says: {
    cin: {
      choose: 'Choose the kind of offer: whoever offers lodging shows the CIN in every advert.',
      other: 'Only whoever offers lodging shows it.',
      missing:
        'Write the CIN: since 1 January 2025 it stands in every advert, here too, and outside the building. Who has none asks for it on the BDSR portal of the Ministry of Tourism.',
      form: 'Check {{codes}}: a CIN begins with IT and six digits for the municipality, then has two characters for the type and at most eight more.',
      province: 'Check {{codes}}: the digits after IT are those of another province.',
      done: 'The page shows it beside the contacts. Remind the supplier to show it outside the building too.',
    },
    cir: {
      other: 'Only whoever offers lodging shows it.',
      region: 'In this province the CIN is enough in adverts.',
      missing:
        'Write the CIR: in Lombardy it stands in every advert beside the CIN. It is on the master data page of ROSS 1000.',
      form: 'Check {{codes}}: a CIR of Lombardy has six digits for the municipality, three characters for the type and five digits.',
      done: 'The page shows it beside the contacts.',
    },
    vat: {
      done: 'The page shows it by itself beside the contacts, because the supplier is a company.',
      person:
        'The supplier is a natural person: the tax code is never published. If the person has a VAT number for this business, register a company.',
    },
    credits: {
      none: 'There are no pictures.',
      missing:
        'Choose the licence of these pictures, and write the author if they are not the supplier’s:',
      done: 'The page names authors and licences at its end.',
    },
    altTexts: {
      none: 'There are no pictures.',
      missing:
        'The law asks it of those who sell online and are no micro-enterprise; people who do not see need it always. Write what these pictures show in the languages that lack it, or mark them as decorative:',
      done: 'Every picture is described in nine languages or decorative.',
    },
    privacy: {
      done: 'Every page leads to the privacy notice and the choice of cookies, version of {{date}}.',
    },
  },
  allOwn: 'All are the supplier’s',
  ownSet_one: '{{count}} picture marked as the supplier’s',
  ownSet_other: '{{count}} pictures marked as the supplier’s',
};
