import type { SectionText } from '@wabu/shared/entities/section';

/** What the two default sections of the published demo microsites say, by address. */
export const ownSections: Record<string, { included: SectionText; notIncluded: SectionText }> = {
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
