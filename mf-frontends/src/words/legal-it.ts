export const legal = {
  title: 'Obblighi di legge',
  open_one: 'Obblighi di legge: {{count}} cosa da completare',
  open_other: 'Obblighi di legge: {{count}} cose da completare',
  allFine: 'Obblighi di legge: niente da completare',
  fields: { offer: 'Tipo di offerta', cin: 'CIN', cir: 'CIR' },
  offers: {
    lodging: 'Alloggio: albergo, B&B, agriturismo, campeggio, casa vacanze, affitto breve',
    other: 'Senza alloggio: barche, ristorante, guida, terme, noleggio, eventi',
  },
  rights: 'Diritti',
  licence: 'Licenza',
  author: 'Autore',
  authorHint: 'La pagina dei visitatori lo nomina. È un dato personale: scrivi solo il nome.',
  choose: 'Scegli...',
  licences: {
    own: 'Del fornitore: ha i diritti',
    permission: 'Con il permesso dell’autore',
    'cc-by-4.0': 'Creative Commons BY 4.0',
    'cc-by-sa-4.0': 'Creative Commons BY-SA 4.0',
    'public-domain': 'Pubblico dominio o CC0',
  },
};
