import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';

export const it = {
  hint: 'Tutto è facoltativo. La pagina scrive questi dati nelle nove lingue.',
  name: 'Nome pubblico',
  phone: 'Telefono',
  website: 'Sito',
  kind: 'Tipo di offerta',
  noKind: 'Nessuno',
  price: 'Prezzo da (€)',
  shownPrice: 'Prezzo',
  copy: 'Copia il telefono del fornitore',
  copied: 'Telefono copiato dal fornitore',
  season: 'Orari di apertura',
  exception: 'Giorni particolari',
  from: 'Dal',
  to: 'Al',
  hours: 'Orario',
  seasonHint: 'Giorno e mese, per esempio 1/4. Vuoto: tutto l’anno.',
  hoursHint: 'Per esempio 9:00-12:30, 14:00-18:00. Vuoto: chiuso.',
  closed: 'chiuso',
  asMonday: 'Tutti i giorni come lunedì',
  addSeason: 'Aggiungi orari',
  addException: 'Aggiungi giorni particolari',
  remove: 'Togli',
};

export const useFactsWords = bundledWords('frontends-facts', { it, en });
