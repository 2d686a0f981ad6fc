import { fileLimits, inMegabytes } from '@wabu/shared/entities/files';
import { userLimits } from '@wabu/shared/entities/passwords/user-messages';
import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';

/** The words of the account page. The type of the other languages derives from the Italian words. */
export const it = {
  title: 'Il mio account',
  news: {
    title: 'Nuovo accesso',
    text: 'Qualcuno è entrato nel tuo account da un browser mai usato prima:',
    known: 'Ero io',
    unknown: 'Non ero io: cambia la password',
  },
  picture: {
    title: 'Immagine',
    hint: 'PNG, JPEG, GIF o WebP. La vedono gli altri dello staff.',
    choose: 'Scegli un’immagine',
    reset: 'Usa quella predefinita',
    resetDone: 'Ora vale l’immagine predefinita',
    crop: 'Ritaglio',
    cropHelp: 'Trascina l’immagine, o usa i cursori.',
    zoom: 'Ingrandimento',
    horizontal: 'Da sinistra a destra',
    vertical: 'Dall’alto in basso',
    save: 'Salva immagine',
    cancel: 'Annulla modifiche',
    saved: 'Immagine cambiata',
    failed: 'L’immagine non è stata cambiata',
    type: 'Scegli un file PNG, JPEG, GIF o WebP',
    unreadable: 'Questa immagine non si legge: scegline un’altra',
    'too-large': `Il file supera i ${inMegabytes(fileLimits.bytes)} MB`,
  },
  password: {
    title: 'Password',
    current: 'Password attuale',
    next: 'Nuova password',
    hint: `Da ${userLimits.passwordMin} a ${userLimits.passwordMax} caratteri. Più parole insieme si ricordano meglio; spazi e accenti vanno bene.`,
    show: 'Mostra le password',
    change: 'Cambia password',
    ends: 'Le altre sessioni aperte finiscono subito; questa continua.',
    changed: 'Password cambiata',
    failed: 'La password non è stata cambiata',
    wait: 'Troppi tentativi: riprova tra {{time}}',
  },
  sessions: {
    title: 'Sessioni aperte',
    text: 'I browser in cui sei entrato e non sei uscito. Se non riconosci una sessione, chiudila e cambia la password.',
    on: '{{browser}} su {{system}}',
    unknown: 'Browser sconosciuto',
    unknownNetwork: 'rete sconosciuta',
    current: 'questa sessione',
    since: 'Accesso: {{time}}',
    seen: 'Ultimo uso: {{time}}',
    end: 'Esci',
    endOne: 'Esci: {{name}}, accesso {{time}}',
    endOthers: 'Esci da tutte le altre',
    ended_one: 'Hai chiuso una sessione',
    ended_other: 'Hai chiuso {{count}} sessioni',
    endedAlready: 'La sessione era già chiusa',
    endFailed: 'La sessione è ancora aperta',
    loadFailed: 'Le sessioni non si sono caricate',
  },
  devices: {
    title: 'Dispositivi riconosciuti',
    text: 'I browser in cui sei già entrato. Qui i tentativi di altri non ti impediscono di entrare; la password serve comunque.',
    current: 'questo browser',
    used: 'Ultimo accesso: {{time}}',
    forget: 'Dimentica',
    forgetOne: 'Dimentica: {{name}}, ultimo accesso {{time}}',
    forgotten: 'Il dispositivo non è più riconosciuto',
    forgetFailed: 'Il dispositivo è ancora riconosciuto',
    none: 'Nessuno: il prossimo accesso fa riconoscere il browser.',
    loadFailed: 'I dispositivi non si sono caricati',
  },
  usage: {
    title: 'Spazio per i file',
    text: 'I file che hai caricato, anche quelli nel cestino.',
    of: '{{used}} di {{limit}}',
    failed: 'Lo spazio usato non si è caricato',
  },
  look: {
    title: 'Lingua e aspetto',
    text: 'Valgono per l’area riservata in questo browser.',
    language: 'Lingua',
    theme: 'Tema',
    themes: { system: 'Come il dispositivo', light: 'Chiaro', dark: 'Scuro' },
  },
  offline: 'Il server non risponde: riprova tra poco',
};

/** The words of the account page. */
export const useAccountWords = bundledWords('account', { it, en });
