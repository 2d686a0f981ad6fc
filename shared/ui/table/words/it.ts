import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';

export const it = {
  sorted: {
    ascending: 'Ordinato per {{column}}, crescente',
    descending: 'Ordinato per {{column}}, decrescente',
  },
  width: '{{column}}: larghezza {{width}}',
  headHint: 'Invio ordina. Maiusc con freccia destra o sinistra cambia la larghezza.',
  keys: 'Doppio clic, Invio o F2 per modificare una cella, frecce per muoverti, Ctrl Invio per aprire.',
  keysReadOnly: 'Frecce per muoverti, Invio per aprire.',
  choose: 'Seleziona {{name}}',
  chooseAll: 'Seleziona tutti',
  columns: {
    title: 'Colonne della tabella',
    text: 'Scegli che cosa mostrare. La tabella ricorda la scelta in questo browser, e l’indirizzo la porta con sé.',
    always: 'Sempre in vista',
    reset: 'Ripristina',
    done: 'Fatto',
  },
};

/** The words of the table. They are part of its code, because a module bundles it. */
export const useTableWords = bundledWords('table', { it, en });
