export const it = {
  otherField: 'Prima va corretto un altro campo. {{field}}: {{message}}',
  notSaved: 'Non salvato. Riprova.',
  unreachable: 'Il server non risponde. Quello che hai scritto è ancora qui: riprova tra poco.',
};

export type TableWords = typeof it;
