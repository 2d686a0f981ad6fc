import type { PublicWords } from './it.ts';

export const words: PublicWords = {
  home: {
    title: 'Te damos la bienvenida al lago de Garda',
    description:
      'Wabu es el punto de encuentro de quienes viven o trabajan en el lago de Garda y de quienes lo visitan: residentes, viajeros y profesionales.',
    intro:
      'Wabu es el punto de encuentro de quienes aman el lago: residentes, viajeros y profesionales. Aquí encontrarás experiencias, servicios y personas, de Sirmione a Riva, de Salò a Malcesine.',
    soon: 'Estamos construyendo el sitio con el mismo cuidado con el que se apareja una vela. Vuelve pronto: el viento es favorable.',
    lake: 'Un velero en el lago de Garda por la mañana, con el monte Baldo al fondo',
    lakeAtNight: 'Un velero en el lago de Garda de noche, con el monte Baldo al fondo',
    construction:
      'Cartel de «Under Construction» en un muelle en obras, con una pequeña grúa, tablas y conos',
    caption: 'Under Construction: estamos en obras',
    language: 'Idioma actual:',
    microsites: 'Por descubrir en el lago',
  },
  search: { title: 'Búsqueda', description: 'Busca en Wabu.' },
  placeholders: {
    soon: 'Esta página está en preparación. Mientras tanto, puedes volver al inicio.',
    back: 'Volver al inicio',
    contacts: {
      title: 'Contacto',
      text: 'Formulario de ...',
      description: 'Cómo contactar con Wabu, la comunidad del lago de Garda.',
    },
    support: {
      title: 'Ayuda',
      text: 'Formulario de ...',
      description: 'Ayuda y soporte para quienes usan Wabu.',
    },
    terms: { title: 'Condiciones de uso', description: 'Las condiciones de uso del sitio Wabu.' },
    cart: { title: 'Carrito', description: 'Tu carrito en Wabu.' },
  },
};
