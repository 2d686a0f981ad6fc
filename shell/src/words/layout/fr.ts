import type { LayoutWords } from './it.ts';

export const words: LayoutWords = {
  skip: 'Aller au contenu',
  home: 'Accueil',
  search: 'Recherche',
  navigation: 'Navigation principale',
  language: {
    word: 'Langue',
    choose: 'Choisir la langue',
    current: 'Langue actuelle :',
    changed: 'La page est maintenant en français',
  },
  footer: {
    label: 'À propos du site',
    privacy: 'Confidentialité',
    cookies: 'Cookies',
    login: 'Connexion',
    about: 'La communauté du lac de Garde',
  },
  banner: {
    title: 'Les cookies, à votre façon',
    text: 'Nous utilisons des cookies techniques, nécessaires au fonctionnement du site. Avec votre consentement seulement, nous utilisons aussi des outils statistiques tiers ({{provider}}), pour savoir quelles pages vous sont utiles.',
    technicalOnly:
      'Nous utilisons uniquement des cookies techniques, nécessaires au fonctionnement du site.',
    closing: 'Fermer avec × vaut refus : seuls les cookies techniques restent.',
    all: 'Tout accepter',
    necessary: 'Nécessaires uniquement',
    reject: 'Refuser',
    close: 'Fermer et refuser',
    keep: 'Fermer sans rien changer',
    privacy: 'Lire la politique de confidentialité',
    chosenAll: 'Choix actuel : vous avez accepté tous les cookies.',
    chosenNecessary: 'Choix actuel : vous n’avez accepté que les cookies nécessaires.',
    chosenNone: 'Choix actuel : vous avez refusé les cookies non techniques.',
    revoke: 'Retirer mon consentement',
  },
  login: {
    title: 'Espace équipe',
    intro: 'Connectez-vous avec vos identifiants d’équipe.',
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    show: 'Afficher le mot de passe',
    wait: 'Trop de tentatives : attendez {{time}} et réessayez.',
    script: 'La connexion nécessite que JavaScript soit activé dans votre navigateur.',
  },
  problem: {
    title: '« {{name}} » ne s’est pas chargé',
    network: 'Vérifiez la connexion et réessayez. Le reste de la page fonctionne.',
    slow: 'En cours de chargement…',
    unfit:
      'Cette version ne convient pas à l’application active. L’équipe {{team}} peut aider ; le reste de la page fonctionne.',
    other: 'Réessayez ; si cela se reproduit, rechargez la page. Le reste fonctionne.',
    retry: 'Réessayer',
    details: 'Détails',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou l’adresse contient une faute de frappe.',
    home: 'Retour à l’accueil',
  },
};
