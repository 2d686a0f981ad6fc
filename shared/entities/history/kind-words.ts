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
}

export const italianKinds: KindWords = {
  one: {
    supplier: 'Fornitore',
    frontend: 'Frontend',
    user: 'Utente',
    file: 'File',
    template: 'Modello di sezione',
    translation: 'Traduzioni',
    module: 'Modulo',
  },
  many: {
    supplier: 'Fornitori',
    frontend: 'Frontends',
    user: 'Utenti',
    file: 'Immagini e file',
    template: 'Modelli di sezione',
  },
  the: {
    supplier: 'il fornitore {{name}}',
    frontend: 'il frontend {{name}}',
    user: 'l’utente {{name}}',
    file: 'il file {{name}}',
    template: 'il modello {{name}}',
    translation: 'le regole di traduzione',
    module: 'il modulo {{name}}',
  },
  gone: {
    supplier: 'Questo fornitore non c’è più',
    frontend: 'Questo frontend non c’è più',
    user: 'Questo utente non c’è più',
  },
  restored: {
    supplier: 'Fornitore «{{name}}» ripristinato',
    frontend: 'Frontend [{{name}}] ripristinato: non è pubblicato',
    user: 'Utente «{{name}}» ripristinato, con la password di prima',
    file: 'File «{{name}}» ripristinato',
    template: 'Modello «{{name}}» ripristinato',
  },
};

export const englishKinds: KindWords = {
  one: {
    supplier: 'Supplier',
    frontend: 'Frontend',
    user: 'User',
    file: 'File',
    template: 'Section template',
    translation: 'Translations',
    module: 'Module',
  },
  many: {
    supplier: 'Suppliers',
    frontend: 'Frontends',
    user: 'Users',
    file: 'Pictures and files',
    template: 'Section templates',
  },
  the: {
    supplier: 'the supplier {{name}}',
    frontend: 'the frontend {{name}}',
    user: 'the user {{name}}',
    file: 'the file {{name}}',
    template: 'the template {{name}}',
    translation: 'the rules of translation',
    module: 'the module {{name}}',
  },
  gone: {
    supplier: 'This supplier does not exist any more',
    frontend: 'This frontend does not exist any more',
    user: 'This user does not exist any more',
  },
  restored: {
    supplier: 'Supplier “{{name}}” restored',
    frontend: 'Frontend [{{name}}] restored: it is not published',
    user: 'User “{{name}}” restored, with the password of before',
    file: 'File “{{name}}” restored',
    template: 'Template “{{name}}” restored',
  },
};
