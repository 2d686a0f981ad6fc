const normattiva = (urn: string) => `https://www.normattiva.it/uri-res/N2Ls?urn:nir:${urn}`;

/** Where the law says it: its short name, which is the same in every language, and its address. */
export const sources = {
  cin: {
    name: 'D.L. 145/2023, art.\u00a013-ter',
    address: normattiva('stato:decreto.legge:2023-10-18;145~art13ter'),
  },
  cirLombardy: {
    name: 'L.R. Lombardia 27/2015, art.\u00a038, c.\u00a08-bis',
    address:
      'https://normelombardia.consiglio.regione.lombardia.it/NormeLombardia/Accessibile/main.aspx?view=showdoc&iddoc=lr002015100100027',
  },
  cirVeneto: {
    name: 'R.R. Veneto 4/2024',
    address:
      'https://www.consiglioveneto.it/web/crv/dettaglio-legge?catStruttura=RR&anno=2024&numero=4&tab=vigente',
  },
  cirTrento: {
    name: 'Provincia autonoma di Trento',
    address:
      'https://www.provincia.tn.it/Servizi/Come-ottenere-il-Codice-Identificativo-Nazionale-CIN-per-strutture-ricettive',
  },
  vat: {
    name: 'D.P.R. 633/1972, art.\u00a035',
    address: normattiva('presidente.repubblica:decreto:1972-10-26;633~art35'),
  },
  credits: {
    name: 'L. 633/1941, art.\u00a090',
    address: normattiva('stato:legge:1941-04-22;633~art90'),
  },
  altTexts: {
    name: 'D.Lgs. 82/2022',
    address: normattiva('stato:decreto.legislativo:2022-05-27;82'),
  },
  privacy: {
    name: 'Garante, 10/6/2021',
    address: 'https://www.garanteprivacy.it/home/docweb/-/docweb-display/docweb/9677876',
  },
} as const;
export type SourceId = keyof typeof sources;
