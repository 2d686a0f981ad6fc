import type { LinkWords } from './it.ts';

export const words: LinkWords = {
  title: 'Choisissez votre mot de passe',
  intro:
    'Ce lien ne sert qu’une fois : choisissez un nouveau mot de passe et vous êtes connecté aussitôt.',
  password: 'Nouveau mot de passe',
  hint: 'De {{shortest}} à {{longest}} caractères. Les espaces et les accents sont acceptés.',
  submit: 'Enregistrer et se connecter',
  rejected:
    'Ce mot de passe est trop court, trop courant ou contient votre nom d’utilisateur : choisissez-en un autre.',
  gone: 'Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau à la personne qui gère les utilisateurs.',
  failed: 'Le serveur ne répond pas. Réessayez dans un instant : le lien est toujours valable.',
  toLogin: 'Aller à la connexion',
};
