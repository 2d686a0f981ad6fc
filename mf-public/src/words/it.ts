/** The words of home and placeholders. The type of the other languages derives from the Italian words. */
export const words = {
  home: {
    title: 'Benvenuti sul Lago di Garda',
    description:
      'Wabu è il punto d’incontro di chi vive o lavora sul Lago di Garda e di chi lo visita: residenti, viaggiatori e professionisti.',
    intro:
      'Wabu è il punto d’incontro di chi vive il lago: residenti, viaggiatori e professionisti. Qui trovi esperienze, servizi e persone, da Sirmione a Riva, da Salò a Malcesine.',
    soon: 'Stiamo costruendo il sito, con la stessa cura con cui si arma una vela. Torna a trovarci: il vento è buono.',
    lake: 'Una barca a vela sul Lago di Garda al mattino, con il Monte Baldo sullo sfondo',
    lakeAtNight: 'Una barca a vela sul Lago di Garda di notte, con il Monte Baldo sullo sfondo',
    construction:
      'Cartello «Under Construction» su un molo in costruzione, con una piccola gru, assi e coni',
    caption: 'Under Construction: lavori in corso',
    language: 'Lingua attuale:',
    microsites: 'Da scoprire sul lago',
  },
  search: { title: 'Ricerca', description: 'Cerca su Wabu.' },
  placeholders: {
    soon: 'Questa pagina è in preparazione. Nel frattempo puoi tornare alla home.',
    back: 'Torna alla home',
    contacts: {
      title: 'Contatti',
      text: 'Form di ...',
      description: 'Come contattare Wabu, la comunità del Lago di Garda.',
    },
    support: {
      title: 'Supporto',
      text: 'Form di ...',
      description: 'Aiuto e supporto per chi usa Wabu.',
    },
    terms: {
      title: "Condizioni d'utilizzo",
      description: 'Le condizioni d’utilizzo del sito Wabu.',
    },
    cart: { title: 'Carrello', description: 'Il tuo carrello su Wabu.' },
  },
};

export type PublicWords = typeof words;
