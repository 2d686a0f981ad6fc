import type { PublicWords } from './it.ts';

export const words: PublicWords = {
  home: {
    title: 'Bienvenue au lac de Garde',
    description:
      'Wabu réunit celles et ceux qui vivent, travaillent ou séjournent au bord du lac de Garde.',
    intro:
      'Wabu est le point de rencontre de toutes les personnes qui aiment le lac : habitants, voyageurs et professionnels. Vous y trouverez des expériences, des services et des visages, de Sirmione à Riva, de Salò à Malcesine.',
    soon: 'Nous construisons le site avec le soin que l’on met à gréer une voile. Revenez bientôt : le vent est bon.',
    lake: 'Un voilier sur le lac de Garde au matin, avec le mont Baldo à l’arrière-plan',
    lakeAtNight: 'Un voilier sur le lac de Garde la nuit, avec le mont Baldo à l’arrière-plan',
    construction:
      'Panneau « Under Construction » sur un ponton inachevé, avec une petite grue, des planches et des cônes',
    caption: 'Under Construction : travaux en cours',
    language: 'Langue actuelle :',
    microsites: 'À découvrir autour du lac',
  },
  search: { title: 'Recherche', description: 'Rechercher sur Wabu.' },
  placeholders: {
    soon: 'Cette page est en préparation. En attendant, vous pouvez revenir à l’accueil.',
    back: 'Retour à l’accueil',
    contacts: {
      title: 'Contact',
      text: 'Formulaire de ...',
      description: 'Comment contacter Wabu, la communauté du lac de Garde.',
    },
    support: {
      title: 'Assistance',
      text: 'Formulaire de ...',
      description: 'Aide et assistance pour les utilisateurs de Wabu.',
    },
    terms: {
      title: 'Conditions d’utilisation',
      description: 'Les conditions d’utilisation du site Wabu.',
    },
    cart: { title: 'Panier', description: 'Votre panier sur Wabu.' },
  },
};
