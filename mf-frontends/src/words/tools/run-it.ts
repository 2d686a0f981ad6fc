export const run = {
  unreachable: 'La connessione si è interrotta: riprova quando la rete è tornata.',
  progress_one: '{{done}} di {{count}} microsito',
  progress_other: '{{done}} di {{count}} micrositi',
  stop: 'Interrompi',
  nothingDone: 'Nessun microsito è stato modificato.',
  left_one: '{{count}} microsito resta da fare.',
  left_other: '{{count}} micrositi restano da fare.',
  close: 'Chiudi',
  unpublished_one: 'Uno è pubblicato: i visitatori vedranno la modifica quando lo ripubblichi.',
  unpublished_other:
    '{{count}} di questi sono pubblicati: i visitatori vedranno le modifiche quando li ripubblichi.',
  skipped_one: '{{count}} microsito è rimasto com’era:',
  skipped_other: '{{count}} micrositi sono rimasti com’erano:',
  changedBy: 'nel frattempo l’ha modificato {{name}}. Ripeti per farlo anche qui.',
  changedSince: 'è stato modificato nel frattempo. Ripeti per farlo anche qui.',
};
