const normattiva = (urn: string) => `https://www.normattiva.it/uri-res/N2Ls?urn:nir:${urn}`;

interface Source {
  name: string;
  address: string;
  /** A further law, for a part of those who have the duty. */
  further?: { name: string; address: string };
}

const veneto = (year: number, number: number) =>
  `https://www.consiglioveneto.it/web/crv/dettaglio-legge?catStruttura=RR&anno=${year}&numero=${number}&tab=vigente`;

export const sources = {
  cin: {
    name: 'D.L. 145/2023, art.\u00a013-ter (L. 191/2023)',
    address: normattiva('stato:decreto.legge:2023-10-18;145~art13ter'),
  },
  cirLombardy: {
    name: 'L.R. Lombardia 27/2015, art.\u00a038, c.\u00a08-bis',
    address:
      'https://normelombardia.consiglio.regione.lombardia.it/NormeLombardia/Accessibile/main.aspx?view=showdoc&iddoc=lr002015100100027',
  },
  cirVeneto: {
    // Classified lodgings; flats let to tourists have a regulation of their own, changed by R.R. 5/2024.
    name: 'R.R. Veneto 4/2024',
    address: veneto(2024, 4),
    further: { name: 'R.R. Veneto 2/2019', address: veneto(2019, 2) },
  },
  cirTrento: {
    // Its article 27 repeals the provincial code; the page of the province explains what replaces it.
    name: 'L.P. Trento 9/2024, art.\u00a027',
    address:
      'https://www.provincia.tn.it/Servizi/Come-ottenere-il-Codice-Identificativo-Nazionale-CIN-per-strutture-ricettive',
  },
  vat: {
    name: 'D.P.R. 633/1972, art.\u00a035, c.\u00a01',
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
} as const satisfies Record<string, Source>;
export type SourceId = keyof typeof sources;

export const lawsOf = (id: SourceId): readonly Omit<Source, 'further'>[] => {
  const { further, ...law }: Source = sources[id];
  return further ? [law, further] : [law];
};
