/** The lowest and highest CAP of every province, as text to keep the bundle small. Ranges overlap. */
const ranges =
  'AG 92010-92100; AL 15010-15122; AN 60010-60131; AO 11010-11100; AP 63061-63100; ' +
  'AQ 67010-67100; AR 52010-52100; AT 14010-14100; AV 83010-83100; BA 70010-70132; ' +
  'BG 23806-24129; BI 13811-13900; BL 32010-32100; BN 82010-82100; BO 40010-40141; ' +
  'BR 72012-72100; BS 25010-25136; BT 76011-76125; BZ 39010-39100; CA 09010-09170; ' +
  'CB 86010-86100; CE 81010-81100; CH 66010-66100; CL 93010-93100; CN 12010-12100 18025-18025; ' +
  'CO 22010-22100; CR 26010-26100; CS 87010-87100; CT 95010-95131; CZ 88020-88100; ' +
  'EN 94010-94100; FC 47010-47522; FE 44011-44124; FG 71010-71122; FI 50012-50145; ' +
  'FM 63811-63900; FR 03010-03100; GE 16010-16167; GO 34070-34170; GR 58010-58100; ' +
  'IM 18010-18100; IS 86070-86170; KR 88811-88900; LC 23801-23900; LE 73010-73100; ' +
  'LI 57014-57128; LO 26811-26900; LT 04010-04100; LU 55011-55100; MB 20811-20900; ' +
  'MC 62010-62100; ME 98020-98168; MI 20010-20162; MN 46010-46100; MO 41011-41126; ' +
  'MS 54010-54100; MT 75010-75100; NA 80010-80147; NO 28010-28100; NU 08010-08100; ' +
  'OR 09010-09170; PA 90010-90151; PC 29010-29122; PD 35010-35143; PE 65010-65129; ' +
  'PG 06010-06135; PI 56010-56128; PN 33070-33170; PO 59013-59100; PR 43010-43126; ' +
  'PT 51010-51100; PU 61010-61122; PV 27010-27100; PZ 85010-85100; RA 48011-48125; ' +
  'RC 89010-89135; RE 42010-42124; RG 97010-97100; RI 02010-02100; RM 00010-00199; ' +
  'RN 47814-47924; RO 45010-45100; SA 84010-84135; SI 53011-53100; SO 23010-23100; ' +
  'SP 19010-19137; SR 96010-96100; SS 07010-07100; SU 09010-09170; SV 17010-17100 12071-12071; ' +
  'TA 74010-74123; TE 64010-64100; TN 38010-38123; TO 10010-10156; TP 91010-91100; ' +
  'TR 05010-05100; TS 34010-34151; TV 31010-31100; UD 33010-33100; VA 21010-21100; ' +
  'VB 28801-28925; VC 13010-13100; VE 30010-30176; VI 36010-36100; VR 37010-37142; ' +
  'VT 01010-01100; VV 89812-89900';

/** Sardinian provinces with unknown ranges. EE stands for addresses abroad in electronic invoices. */
const withoutRange = ['CI', 'OG', 'OT', 'VS', 'EE'];

const towns =
  'BS 25010 Limone sul Garda, San Felice del Benaco, Tremosine sul Garda, Pozzolengo; ' +
  'BS 25015 Desenzano del Garda; BS 25017 Lonato del Garda; BS 25019 Sirmione; ' +
  'BS 25080 Manerba del Garda, Moniga del Garda, Padenghe sul Garda, Polpenazze del Garda, ' +
  'Puegnago del Garda, Soiano del Lago, Tignale, Calvagese della Riviera, Muscoline, Valvestino; ' +
  'BS 25083 Gardone Riviera; BS 25084 Gargnano; BS 25087 Salò; BS 25088 Toscolano-Maderno; ' +
  'VR 37010 Affi, Brenzone sul Garda, Cavaion Veronese, Costermano sul Garda, Pastrengo, ' +
  'Rivoli Veronese, San Zeno di Montagna, Torri del Benaco; ' +
  'VR 37011 Bardolino; VR 37012 Bussolengo; VR 37013 Caprino Veronese; ' +
  'VR 37014 Castelnuovo del Garda; VR 37016 Garda; VR 37017 Lazise; VR 37018 Malcesine; ' +
  'VR 37019 Peschiera del Garda; VR 37067 Valeggio sul Mincio; ' +
  'TN 38060 Tenno; TN 38062 Arco; TN 38066 Riva del Garda; TN 38067 Ledro; ' +
  'TN 38069 Nago-Torbole; TN 38074 Dro, Drena; ' +
  'MN 46040 Monzambano, Ponti sul Mincio, Cavriana, Solferino; MN 46049 Volta Mantovana; ' +
  'MN 46100 Mantova';

export interface Municipality {
  Citta: string;
  CAP: string;
  Provincia: string;
}

type Spans = readonly (readonly [number, number])[];

export const provinces: ReadonlyMap<string, Spans> = new Map<string, Spans>([
  ...ranges.split('; ').map((entry): [string, Spans] => {
    const [code = '', ...spans] = entry.split(' ');
    return [code, spans.map((span) => span.split('-').map(Number) as [number, number])];
  }),
  ...withoutRange.map((code): [string, Spans] => [code, []]),
]);

export const lakeTowns: readonly Municipality[] = towns.split('; ').flatMap((entry) => {
  const [Provincia = '', CAP = '', ...names] = entry.split(' ');
  return names
    .join(' ')
    .split(', ')
    .map((Citta) => ({ Citta, CAP, Provincia }));
});
