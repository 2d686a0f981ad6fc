/** The words of the keyboard sheet. */
export const words = {
  title: 'Scorciatoie da tastiera',
  close: 'Chiudi',
  page: 'In questa pagina',
  names: {
    arrowup: '↑',
    arrowdown: '↓',
    arrowleft: '←',
    arrowright: '→',
    enter: 'Invio',
    shift: 'Maiusc',
    home: 'Inizio',
    end: 'Fine',
    pageup: 'Pag ↑',
    pagedown: 'Pag ↓',
    delete: 'Canc',
    space: 'Spazio',
    click: 'clic',
  },
};

export type SheetWords = typeof words;
