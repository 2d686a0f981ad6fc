export const host = {
  title: 'Dominio proprio',
  enabled: '{{host}} è attivo: lo ha attivato {{who}} il {{date}}.',
  disabled: '{{host}} non è attivo. Chi lo apre non trova questo microsito.',
  askKing: '{{host}} non è attivo. Lo attiva un king.',
  off: '{{host}} non si può attivare: manca l’indirizzo pubblico del server (PUBLIC_URL), che imposta chi lo gestisce.',
  site: '{{host}} è un dominio del sito: un microsito non può prenderlo.',
  none: '{{host}} non è un dominio che si può attivare.',
  dns: 'Nel DNS di {{host}} imposta un record CNAME verso {{site}}, oppure i record A e AAAA con gli indirizzi di {{site}}.',
  whenSet:
    'Quando il DNS è aggiornato, di solito entro un’ora, premi «Attiva»: il server controlla che il dominio porti qui.',
  enable: 'Attiva',
  disable: 'Disattiva',
  open: 'Apri https://{{host}}',
  question: 'Disattivare {{host}}?',
  questionDetail: 'Chi apre il dominio non trova più il microsito. La pagina sul sito resta.',
};
