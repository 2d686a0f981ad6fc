import type { ActivityEntity, HistoryEntity, TrashEntity } from './history.ts';

/** The names of the kinds of records, where the activity, the trash and the data of people show records of any kind. */
export interface KindWords {
  one: Record<ActivityEntity, string>;
  /** As a filter of the trash. */
  many: Record<TrashEntity, string>;
  /** In a sentence of the activity. */
  the: Record<ActivityEntity, string>;
  gone: Record<HistoryEntity, string>;
  restored: Record<TrashEntity, string>;
  /** What an erasure deletes with a person. */
  erase: Record<Exclude<HistoryEntity, 'frontend'>, string>;
}

export const italianKinds: KindWords = {
  one: {
    supplier: 'Fornitore',
    frontend: 'Microsito',
    user: 'Utente',
    request: 'Richiesta',
    file: 'File',
    template: 'Modello di sezione',
    translation: 'Traduzioni',
    module: 'Modulo',
  },
  many: {
    supplier: 'Fornitori',
    frontend: 'Micrositi',
    user: 'Utenti',
    request: 'Richieste',
    file: 'Immagini e file',
    template: 'Modelli di sezione',
  },
  the: {
    supplier: 'il fornitore {{name}}',
    frontend: 'il microsito {{name}}',
    user: 'l’utente {{name}}',
    request: 'la richiesta di {{name}}',
    file: 'il file {{name}}',
    template: 'il modello {{name}}',
    translation: 'le regole di traduzione',
    module: 'il modulo {{name}}',
  },
  gone: {
    supplier: 'Questo fornitore non c’è più',
    frontend: 'Questo microsito non c’è più',
    user: 'Questo utente non c’è più',
    request: 'Questa richiesta non c’è più',
  },
  restored: {
    supplier: 'Fornitore «{{name}}» ripristinato',
    frontend: 'Microsito [{{name}}] ripristinato: non è pubblicato',
    user: 'Utente «{{name}}» ripristinato, con la password di prima',
    request: 'Richiesta di {{name}} ripristinata',
    file: 'File «{{name}}» ripristinato',
    template: 'Modello «{{name}}» ripristinato',
  },
  erase: {
    supplier:
      'Cancella la scheda, i suoi siti con pagine pubblicate, immagini e anteprime, i commenti, i modelli di sezione con il nome, il cestino e i contenuti della cronologia. Non si può annullare.',
    user: 'Cancella l’utente, la sua immagine, le sessioni e il cestino; nella cronologia il suo nome diventa «utente cancellato». Non si può annullare.',
    request:
      'Cancella la richiesta con tutti i suoi messaggi, il cestino e i contenuti della cronologia. Non si può annullare.',
  },
};

export const englishKinds: KindWords = {
  one: {
    supplier: 'Supplier',
    frontend: 'Microsite',
    user: 'User',
    request: 'Request',
    file: 'File',
    template: 'Section template',
    translation: 'Translations',
    module: 'Module',
  },
  many: {
    supplier: 'Suppliers',
    frontend: 'Microsites',
    user: 'Users',
    request: 'Requests',
    file: 'Pictures and files',
    template: 'Section templates',
  },
  the: {
    supplier: 'the supplier {{name}}',
    frontend: 'the microsite {{name}}',
    user: 'the user {{name}}',
    request: 'the request of {{name}}',
    file: 'the file {{name}}',
    template: 'the template {{name}}',
    translation: 'the rules of translation',
    module: 'the module {{name}}',
  },
  gone: {
    supplier: 'This supplier does not exist any more',
    frontend: 'This microsite does not exist any more',
    user: 'This user does not exist any more',
    request: 'This request does not exist any more',
  },
  restored: {
    supplier: 'Supplier “{{name}}” restored',
    frontend: 'Microsite [{{name}}] restored: it is not published',
    user: 'User “{{name}}” restored, with the password of before',
    request: 'Request of {{name}} restored',
    file: 'File “{{name}}” restored',
    template: 'Template “{{name}}” restored',
  },
  erase: {
    supplier:
      'Erases the record, its sites with published pages, pictures and previews, the comments, the section templates with the name, the trash and the contents of the history. This cannot be undone.',
    user: 'Erases the user, the picture, the sessions and the trash; in the history the name becomes “utente cancellato”. This cannot be undone.',
    request:
      'Erases the request with all its messages, the trash and the contents of the history. This cannot be undone.',
  },
};
