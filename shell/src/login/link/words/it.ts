/** The words of the form behind a one-time link. The type of the other languages derives from them. */
export const words = {
  title: 'Scegli la tua password',
  intro: 'Questo link vale una volta sola: scegli una nuova password ed entri subito.',
  password: 'Nuova password',
  hint: 'Da {{shortest}} a {{longest}} caratteri. Spazi e accenti vanno bene.',
  submit: 'Salva ed entra',
  rejected:
    'Questa password è troppo corta, troppo comune o contiene il tuo nome utente: scegline un’altra.',
  gone: 'Questo link è scaduto o è già stato usato. Chiedi un nuovo link a chi gestisce gli utenti.',
  failed: 'Il server non risponde. Riprova tra poco: il link è ancora valido.',
  toLogin: 'Vai al login',
};

export type LinkWords = typeof words;
