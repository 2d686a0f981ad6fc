import { defaultSections } from '@wabu/shared/entities/default-sections';
import type { FrontendInput } from '@wabu/shared/entities/frontend';
import type { SectionInput, SectionText } from '@wabu/shared/entities/section';
import { demoAltTexts } from './demo-alt-texts.ts';
import { demoFacts } from './demo-facts.ts';
import { demoSuppliers } from './demo-suppliers.ts';

/** What the two default sections of the published demo microsites say, by address. */
const ownSections: Record<string, { included: SectionText; notIncluded: SectionText }> = {
  'battelli-del-benaco': {
    included: {
      it: '<p>Biglietto, giubbotto salvagente per i bambini e una bevanda a bordo.</p>',
      en: '<p>Ticket, life jackets for children and one drink on board.</p>',
      de: '<p>Fahrkarte, Schwimmwesten für Kinder und ein Getränk an Bord.</p>',
      fr: '<p>Le billet, un gilet de sauvetage pour les enfants et une boisson à bord.</p>',
      es: '<p>El billete, chalecos salvavidas para los niños y una bebida a bordo.</p>',
      ru: '<p>Билет, спасательные жилеты для детей и один напиток на борту.</p>',
      zh: '<p>船票、儿童救生衣以及船上饮料一份。</p>',
      he: '<p>כרטיס, אפודות הצלה לילדים ומשקה אחד על הסיפון.</p>',
      ar: '<p>التذكرة وسترات النجاة للأطفال ومشروب واحد على متن المركب.</p>',
    },
    notIncluded: {
      it: '<p>Il pranzo sull’isola e il parcheggio al porto.</p>',
      en: '<p>Lunch on the island and parking at the harbour.</p>',
      de: '<p>Das Mittagessen auf der Insel und das Parken am Hafen.</p>',
      fr: '<p>Le déjeuner sur l’île et le stationnement au port.</p>',
      es: '<p>La comida en la isla y el aparcamiento en el puerto.</p>',
      ru: '<p>Обед на острове и парковка в порту.</p>',
      zh: '<p>岛上午餐和码头停车费。</p>',
      he: '<p>ארוחת צהריים באי וחניה בנמל.</p>',
      ar: '<p>الغداء في الجزيرة وموقف السيارات في الميناء.</p>',
    },
  },
  'limonaia-la-cedraia': {
    included: {
      it: '<p>La visita guidata e un assaggio di cedrata.</p>',
      en: '<p>The guided visit and a taste of cedrata.</p>',
      de: '<p>Die Führung und eine Kostprobe Cedrata.</p>',
    },
    notIncluded: {
      it: '<p>Gli agrumi e le piante del negozio.</p>',
      en: '<p>Citrus fruit and plants from the shop.</p>',
      de: '<p>Zitrusfrüchte und Pflanzen aus dem Laden.</p>',
    },
  },
  'monte-baldo-vivo.example/parco': {
    included: {
      it: '<p>Imbracatura, casco e istruzioni prima della partenza.</p>',
      en: '<p>Harness, helmet and a briefing before you start.</p>',
      de: '<p>Gurt, Helm und Einweisung vor dem Start.</p>',
      fr: '<p>Le baudrier, le casque et les consignes avant le départ.</p>',
    },
    notIncluded: {
      it: '<p>Guanti da lavoro, in vendita alla cassa, e la funivia.</p>',
      en: '<p>Gloves, on sale at the ticket office, and the cable car.</p>',
      de: '<p>Handschuhe, an der Kasse erhältlich, und die Seilbahn.</p>',
      fr: '<p>Les gants, en vente à la caisse, et le téléphérique.</p>',
    },
  },
};

interface Microsite {
  URL: string;
  taxId: string;
  /** The first section, before the two default ones. */
  about: { NomeSezione: SectionText; Contenuto: SectionText };
}

const microsites: Microsite[] = [
  {
    URL: 'battelli-del-benaco',
    taxId: '04123300172',
    about: {
      NomeSezione: {
        it: '<p>La crociera delle isole</p>',
        en: '<p>The islands cruise</p>',
        de: '<p>Die Inselrundfahrt</p>',
        fr: '<p>La croisière des îles</p>',
        es: '<p>El crucero de las islas</p>',
        ru: '<p>Круиз по островам</p>',
        zh: '<p>群岛游船</p>',
        he: '<p>שיט האיים</p>',
        ar: '<p>جولة الجزر البحرية</p>',
      },
      Contenuto: {
        it: '<p>Tre ore sul lago con <strong>due soste</strong>: un bagno nella baia e una passeggiata sotto i cipressi.</p><ul><li>Partenze alle 9:30 e alle 15:00</li><li>Coperta riparata dal sole</li></ul>',
        en: '<p>Three hours on the lake with <strong>two stops</strong>: a swim in the bay and a walk under the cypresses.</p><ul><li>Departures at 9:30 and 15:00</li><li>Shaded deck</li></ul>',
        de: '<p>Drei Stunden auf dem See mit <strong>zwei Halten</strong>: Baden in der Bucht und ein Spaziergang unter Zypressen.</p><ul><li>Abfahrt um 9:30 und 15:00 Uhr</li><li>Schattiges Deck</li></ul>',
        fr: '<p>Trois heures sur le lac avec <strong>deux escales</strong> : une baignade dans la baie et une promenade sous les cyprès.</p>',
        es: '<p>Tres horas en el lago con <strong>dos paradas</strong>: un baño en la bahía y un paseo bajo los cipreses.</p>',
        ru: '<p>Три часа на озере с <strong>двумя остановками</strong>: купание в бухте и прогулка под кипарисами.</p>',
        zh: '<p>湖上三小时，<strong>两次停靠</strong>：在海湾游泳，在柏树下散步。</p>',
        he: '<p>שלוש שעות באגם עם <strong>שתי עצירות</strong>: רחצה במפרץ וטיול מתחת לברושים.</p>',
        ar: '<p>ثلاث ساعات في البحيرة مع <strong>محطتين</strong>: سباحة في الخليج ونزهة تحت أشجار السرو.</p>',
      },
    },
  },
  {
    URL: 'limonaia-la-cedraia',
    taxId: '03881200178',
    about: {
      NomeSezione: {
        it: '<p>Tra i limoni del Settecento</p>',
        en: '<p>Among eighteenth-century lemon trees</p>',
        de: '<p>Zwischen Zitronenbäumen aus dem 18. Jahrhundert</p>',
      },
      Contenuto: {
        it: '<p>La visita sale per le terrazze della limonaia e finisce con un assaggio di <em>cedrata</em>. Dura un’ora.</p>',
        en: '<p>The visit climbs the terraces of the lemon house and ends with a taste of <em>cedrata</em>. It takes an hour.</p>',
        de: '<p>Der Rundgang führt über die Terrassen und endet mit einer Kostprobe <em>Cedrata</em>. Er dauert eine Stunde.</p>',
      },
    },
  },
  {
    URL: 'monte-baldo-vivo.example/parco',
    taxId: '02944700232',
    about: {
      NomeSezione: {
        it: '<p>Cinque percorsi tra i faggi</p>',
        en: '<p>Five trails among the beeches</p>',
        de: '<p>Fünf Parcours zwischen Buchen</p>',
        fr: '<p>Cinq parcours parmi les hêtres</p>',
      },
      Contenuto: {
        it: '<p>Dal percorso dei piccoli (dai 4 anni) alla discesa di 300 metri sopra il bosco. Informazioni: <a href="mailto:parco@montebaldovivo.example">parco@montebaldovivo.example</a>.</p>',
        en: '<p>From the children’s trail (age 4 and up) to the 300-metre zip line above the woods. Ask us: <a href="mailto:parco@montebaldovivo.example">parco@montebaldovivo.example</a>.</p>',
        de: '<p>Vom Kinderparcours (ab 4 Jahren) bis zur 300 Meter langen Seilrutsche über dem Wald.</p>',
        fr: '<p>Du parcours des petits (dès 4 ans) à la tyrolienne de 300 mètres au-dessus du bois.</p>',
      },
    },
  },
  {
    URL: 'terme-fonte-azzurra',
    taxId: '04619200233',
    about: {
      NomeSezione: {
        it: '<p>Acqua calda a ogni stagione</p>',
        en: '<p>Warm water in every season</p>',
      },
      Contenuto: {
        it: '<p>Sei vasche tra i 28 e i 36 gradi, aperte anche di sera. Accappatoio e ciabatte si noleggiano all’ingresso.</p>',
        en: '<p>Six pools between 28 and 36 degrees, open in the evening too. Robes and slippers can be rented at the entrance.</p>',
      },
    },
  },
];

/** Microsites of some demo suppliers: some in all languages, some without translations, one not published. */
export function demoFrontends(): { input: FrontendInput; taxId: string }[] {
  return microsites.map(({ URL, taxId, about }) => ({ taxId, input: toInput(URL, taxId, about) }));
}

/** True for a demo microsite that visitors find. */
export const isPublishedDemo = (URL: string) => Object.hasOwn(ownSections, URL);

function toInput(URL: string, taxId: string, about: Microsite['about']): FrontendInput {
  const supplier = demoSuppliers.find(({ PIVA }) => PIVA === taxId);
  const section: SectionInput = { id: 'about', visible: true, ...about };
  return {
    URL,
    Fornitore: supplier?.Nome ?? '',
    Logo: 'logo.svg',
    Copertina: 'copertina.svg',
    Slideshow: ['mattino.svg', 'mezzogiorno.svg', 'tramonto.svg'],
    Localizzazione: {
      Indirizzo: supplier?.Indirizzo ?? '',
      CAP: supplier?.CAP ?? '',
      Citta: supplier?.Citta ?? '',
      Provincia: supplier?.Provincia ?? '',
      Nazione: 'Italia',
      email: supplier?.email ?? '',
    },
    Sezioni: [section, ...defaultSections().map((one) => ({ ...one, ...ownContent(URL, one) }))],
    altTexts: demoAltTexts,
    legal: { offer: 'other' },
    facts: demoFacts[URL],
  };
}

function ownContent(URL: string, { id, Contenuto }: SectionInput & { id: string }) {
  const own = ownSections[URL];
  if (own === undefined) return {};
  return { Contenuto: { ...Contenuto, ...(id === 'included' ? own.included : own.notIncluded) } };
}
