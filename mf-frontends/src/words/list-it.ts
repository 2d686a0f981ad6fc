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
  count_one: '{{shown}} di {{all}} frontend',
  count_other: '{{shown}} di {{all}} frontend',
  total_one: '{{all}} frontend',
  total_other: '{{all}} frontend',
  states: {
    complete: 'Scritte e complete: {{languages}}',
    machine: 'Complete, con traduzioni automatiche: {{languages}}',
    outdated: 'Da aggiornare: {{languages}}',
    missing: 'Mancano testi: {{languages}}',
  },
  select: 'Seleziona',
};
