import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';

export const it = {
  hint: 'Sono avvisi: non bloccano la pubblicazione.',
  states: {
    done: 'In ordine',
    missing: 'Manca',
    doubtful: 'Da controllare',
    unneeded: 'Non serve',
  },
  codesHint: 'Più alloggi: un codice per riga.',
  duties: {
    cin: 'Codice identificativo nazionale (CIN)',
    cir: 'Codice identificativo regionale (CIR)',
    vat: 'Partita IVA nella pagina',
    credits: 'Autore e licenza delle immagini',
    altTexts: 'Testi alternativi delle immagini',
    privacy: 'Privacy e cookie',
  },
  says: {
    cin: {
      choose: 'Scegli il tipo di offerta: chi offre alloggio mostra il CIN in ogni annuncio.',
      other: 'Lo mostra solo chi offre alloggio.',
      missing:
        'Scrivi il CIN: dal 1° gennaio 2025 sta in ogni annuncio, anche qui, e all’esterno dell’edificio. Chi non lo ha lo chiede sul portale BDSR del Ministero del Turismo.',
      form: 'Controlla {{codes}}: un CIN comincia con IT e sei cifre per il comune, poi ha due caratteri per il tipo e al massimo altri otto.',
      province: 'Controlla {{codes}}: le cifre dopo IT sono di un’altra provincia.',
      done: 'La pagina lo mostra accanto ai contatti. Ricorda al fornitore di esporlo anche all’esterno dell’edificio.',
    },
    cir: {
      other: 'Lo mostra solo chi offre alloggio.',
      region: 'In questa provincia negli annunci basta il CIN.',
      missing:
        'Scrivi il CIR: in Lombardia sta in ogni annuncio accanto al CIN. È nella pagina anagrafica di ROSS 1000.',
      form: 'Controlla {{codes}}: un CIR della Lombardia ha sei cifre per il comune, tre caratteri per il tipo e cinque cifre.',
      done: 'La pagina lo mostra accanto ai contatti.',
    },
    vat: {
      done: 'La pagina la mostra da sola accanto ai contatti, perché il fornitore è un’Azienda.',
      person:
        'Il fornitore è una Persona Fisica: il suo codice fiscale non si pubblica mai. Se ha una partita IVA per questa attività, va registrato come Azienda.',
    },
    credits: {
      none: 'Non ci sono immagini.',
      missing: 'Scegli la licenza di queste immagini, e scrivi l’autore se non sono del fornitore:',
      done: 'La pagina nomina in fondo gli autori e le licenze.',
    },
    altTexts: {
      none: 'Non ci sono immagini.',
      missing:
        'La legge lo chiede a chi vende online e non è una microimpresa; a chi non vede serve sempre. Scrivi nelle lingue che mancano che cosa mostrano queste immagini, o segnale come decorative:',
      done: 'Ogni immagine è descritta in nove lingue o è decorativa.',
    },
    privacy: {
      done: 'Ogni pagina porta all’informativa e alla scelta dei cookie, versione del {{date}}.',
    },
  },
  allOwn: 'Sono tutte del fornitore',
  ownSet_one: '{{count}} immagine segnata come del fornitore',
  ownSet_other: '{{count}} immagini segnate come del fornitore',
};

export const useLegalWords = bundledWords('frontends-legal', { it, en });
