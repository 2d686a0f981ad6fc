/** The words of section templates. */
export const templates = {
  title: 'Modelli di sezione',
  open: 'Aggiungi da un modello',
  save: 'Salva come modello',
  saveNamed: 'Salva come modello: {{name}}',
  saveTitle: 'Salva la sezione come modello',
  saveHint:
    'Con i testi in tutte le lingue e le immagini nei testi. Lo vede tutto lo staff che modifica i frontends.',
  name: 'Nome del modello',
  confirm: 'Salva',
  added: 'Modello «{{name}}» salvato',
  none: 'Non c’è ancora nessun modello.',
  noneHint: 'Sotto i testi di una sezione premi «Salva come modello».',
  allLanguages: 'Tutte le lingue',
  insert: 'Aggiungi',
  insertNamed: 'Aggiungi: {{name}}',
  inserted: 'Sezione aggiunta in fondo: {{name}}',
  rename: 'Rinomina: {{name}}',
  renameTitle: 'Rinomina «{{name}}»',
  renamed: 'Il modello si chiama «{{name}}»',
  delete: 'Cancella: {{name}}',
  deleted: 'Modello «{{name}}» cancellato: è nel cestino',
};
