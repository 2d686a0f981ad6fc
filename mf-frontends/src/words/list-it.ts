/** The words of the list of frontends. */
export const list = {
  title: 'Elenco Frontends',
  search: 'Cerca frontend...',
  filter: 'Mostra',
  all: 'Tutti i frontend',
  published: 'Pubblicati',
  changed: 'Con modifiche non pubblicate',
  unpublished: 'Non pubblicati',
  lacking: 'Manca {{language}}',
  none: 'Non c’è ancora nessun frontend.',
  notFound: 'Nessun frontend trovato.',
  count: '{{shown}} di {{all}}',
  more: 'ecco i primi {{shown}}: cerca per trovare gli altri',
  complete: 'Tutte le lingue complete',
  missing: 'Mancano testi: {{languages}}',
  outdated: 'Da aggiornare: {{languages}}',
  back: 'Torna all’elenco',
};
