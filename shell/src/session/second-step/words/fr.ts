import type { StepWords } from './it.ts';

export const words: StepWords = {
  title: 'Deuxième étape',
  passkeyTitle: 'Se connecter avec une clé d’accès',
  code: 'Code de l’application',
  codeHint: 'Les 6 chiffres que votre application d’authentification affiche maintenant.',
  recovery: 'Code de récupération',
  recoveryHint: 'L’un des codes que vous avez conservés : chacun sert une fois.',
  passkeyText:
    'Le navigateur demande votre clé d’accès : confirmez-la par empreinte, visage ou code PIN.',
  continue: 'Continuer',
  usePasskey: 'Utiliser une clé d’accès',
  useCode: 'Utiliser un code de l’application',
  useRecovery: 'Utiliser un code de récupération',
  restart: 'Revenir au nom d’utilisateur et au mot de passe',
  retry: 'Réessayer',
  wrongCode: 'Le code est faux ou a déjà servi : attendez le suivant et réessayez.',
  wrongRecovery: 'Le code de récupération est faux ou a déjà servi.',
  wrongPasskey: 'La clé d’accès n’a pas été reconnue : réessayez ou connectez-vous autrement.',
  cancelled: 'Aucune clé d’accès n’a été utilisée. Réessayez ou connectez-vous autrement.',
  unsupported:
    'Ce navigateur n’utilise pas de clés d’accès à cette adresse : connectez-vous autrement.',
  expired:
    'Trop de temps a passé : saisissez de nouveau votre nom d’utilisateur et votre mot de passe.',
  failed: 'Le serveur ne répond pas : réessayez dans un instant.',
  codesLeft:
    'Codes de récupération restants : {{left}}. Créez-en de nouveaux sur la page « Mon compte ».',
  lost: 'Téléphone et codes perdus ? Un king peut retirer le second facteur.',
};
