/** The words of the pictures of a microsite. */
export const images = {
  open: 'Apri {{name}}',
  pick: 'Scegli {{what}}',
  change: 'Cambia {{what}}',
  remove: 'Togli {{what}}',
  removed: 'Immagine tolta: {{what}}',
  clearSlideshow: 'Svuota slideshow',
  cleared: 'Slideshow svuotato',
  needUrl: 'Scrivi prima un URL valido: le immagini stanno nella sua cartella.',
  takenUrl:
    'Questo URL è di un altro frontend, e così la cartella delle sue immagini. Scegli prima un URL libero.',
  missing: 'File mancante',
  missingFile: 'File mancante: {{name}}',
  otherFolder: 'Le immagini sono nella cartella di [{{url}}]. Al salvataggio vengono copiate.',
};

export const picker = {
  title: 'Seleziona immagine',
  ok: 'OK',
  upload: 'Carica',
  uploadMany: 'Carica immagini',
  refresh: 'Aggiorna',
  empty: 'Nessuna immagine trovata nella cartella.',
  failed: 'Le immagini non si sono caricate.',
  drop: 'Trascina qui le immagini, incollale o usa il pulsante.',
  dropHere: 'Lascia qui le immagini',
  search: 'Cerca immagine...',
  notFound: 'Nessuna immagine con questo nome.',
  grid: 'Immagini della cartella',
  selected: 'Selezionata',
};

export const upload = {
  queue: 'Caricamenti',
  progress: 'Caricamento di {{name}}',
  before: 'era «{{name}}»',
  done: 'Caricata',
  failed: "Errore durante il caricamento dell'immagine.",
  cut: 'La connessione si è interrotta.',
  heic: 'Foto HEIC: non tutti i browser la mostrano. Esportala come JPEG; sull’iPhone: Impostazioni › Fotocamera › Formati › Più compatibile.',
  cancelled: 'Annullato',
  cancel: 'Annulla {{name}}',
  retry: 'Riprova {{name}}',
  close: 'Togli dall’elenco {{name}}',
  exists: 'Sovrascrivere {{name}}?',
  existsDetail: 'Nella cartella c’è già un file con questo nome.',
  old: 'Nella cartella',
  new: 'Da caricare',
  replace: 'Sostituisci',
  keepBoth: 'Tieni entrambi',
  useOld: 'Usa quella esistente',
};

export const slideshow = {
  title: 'Modifica Slideshow',
  list: 'Immagini selezionate per lo slideshow:',
  none: 'Nessuna immagine selezionata.',
  confirm: 'Conferma',
  up: 'Sposta prima: {{name}}',
  down: 'Sposta dopo: {{name}}',
  first: 'Sposta in prima posizione: {{name}}',
  drag: 'Trascina per riordinare: {{name}}',
  remove: 'Togli: {{name}}',
  added: '+{{count}}',
  taken: '−{{count}}',
  reordered: 'riordinato',
  unchanged: 'Nessuna modifica',
  many_one: 'Più di {{count}} immagine rallenta la pagina dei visitatori.',
  many_other: 'Più di {{count}} immagini rallentano la pagina dei visitatori.',
  removed: 'Tolta dallo slideshow: {{name}}',
};

export const altText = {
  title: 'Testo alternativo',
  hint: 'Descrive l’immagine a chi non la vede. Una frase per lingua.',
  isDecorative: 'Decorativa: non dice nulla più dei testi e non serve descriverla',
  decorative: 'Decorativa',
  complete: 'completo',
  none: 'manca',
  lacks_one: 'manca in {{count}} lingua su {{languages}}',
  lacks_other: 'manca in {{count}} lingue su {{languages}}',
  focus: 'Punto focale',
  focusAt: 'Punto focale: {{x}}% da sinistra, {{y}}% dall’alto',
  focusHelp:
    'Resta visibile quando l’immagine è ritagliata. Premi sull’immagine o sposta il cerchio con le frecce.',
  toMiddle: 'Riporta al centro',
};
