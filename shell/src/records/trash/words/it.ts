import { italianKinds } from '@wabu/shared/entities/history/kind-words';
import { TRASH_DAYS } from '@wabu/shared/entities/retention';
import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';

/** The words of the trash. The type of the other language derives from the Italian words. */
export const it = {
  title: 'Cestino',
  intro: `Quello che cancelli resta qui ${TRASH_DAYS} giorni, con i suoi file; poi viene eliminato.`,
  kind: 'Mostra',
  kinds: {
    all: 'Tutto',
    ...italianKinds.many,
  },
  one: italianKinds.one,
  list: 'Nel cestino',
  ofSupplier: 'di {{place}}',
  ofFrontend: 'del microsito [{{place}}]',
  inFolder: 'in {{place}}',
  deleted: 'Cancellato da {{name}}',
  daysLeft_one: 'Ancora un giorno',
  daysLeft_other: 'Ancora {{count}} giorni',
  lastDay: 'Eliminato entro oggi',
  more: 'Mostra altri',
  empty: 'Il cestino è vuoto',
  emptyText: `Quello che cancelli arriva qui e ci resta ${TRASH_DAYS} giorni.`,
  emptyKind: 'Nel cestino non c’è nulla di questo tipo',
  showAll: 'Mostra tutto',
  loadFailed: 'Il cestino non è stato caricato: controlla la rete e riprova.',
  history: 'Cronologia di {{name}}',
  restore: 'Ripristina',
  kingRestores: 'Lo può ripristinare un king.',
  restored: italianKinds.restored,
  open: 'Apri',
  notRestored: 'Non è stato ripristinato',
  purge: 'Elimina definitivamente',
  purgeQuestion: 'Eliminare definitivamente «{{name}}»?',
  purgeDetail: 'Viene eliminato con i suoi file e non si potrà più ripristinare.',
  purgeConfirm: 'Elimina',
  purged: '«{{name}}» eliminato definitivamente',
  notPurged: 'Non è stato eliminato',
  offline: 'Il server non risponde: controlla la rete e riprova.',
  key: {
    title: 'Ripristina «{{name}}»',
    address: 'Nuovo indirizzo',
    name: 'Nuovo nome',
  },
};

/** The words of the trash. */
export const useTrashWords = bundledWords('trash', { it, en });
