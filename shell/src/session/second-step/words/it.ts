/** The words of the second step of a sign-in. The type of the other languages derives from the Italian words. */
export const words = {
  title: 'Secondo passaggio',
  passkeyTitle: 'Accedi con passkey',
  code: 'Codice dell’app',
  codeHint: 'Le 6 cifre che vedi ora nella tua app di autenticazione.',
  recovery: 'Codice di recupero',
  recoveryHint: 'Uno dei codici che hai conservato: ognuno vale una volta.',
  passkeyText: 'Il browser ti chiede la passkey: confermala con l’impronta, il viso o il PIN.',
  continue: 'Continua',
  usePasskey: 'Usa una passkey',
  useCode: 'Usa un codice dell’app',
  useRecovery: 'Usa un codice di recupero',
  restart: 'Torna a nome utente e password',
  retry: 'Riprova',
  wrongCode: 'Il codice non è giusto o è già stato usato: aspetta il prossimo e riprova.',
  wrongRecovery: 'Il codice di recupero non è giusto o è già stato usato.',
  wrongPasskey: 'La passkey non è stata riconosciuta: riprova, o accedi in un altro modo.',
  cancelled: 'Non è stata usata nessuna passkey. Riprova, o accedi in un altro modo.',
  unsupported: 'Questo browser non usa passkey a questo indirizzo: accedi in un altro modo.',
  expired: 'È passato troppo tempo: inserisci di nuovo nome utente e password.',
  failed: 'Il server non risponde: riprova tra poco.',
  codesLeft: 'Codici di recupero rimasti: {{left}}. Creane di nuovi nella pagina «Il mio account».',
  lost: 'Hai perso il telefono e i codici? Un king può togliere il secondo fattore.',
};

export type StepWords = typeof words;
