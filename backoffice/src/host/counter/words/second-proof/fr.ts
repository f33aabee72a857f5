import type { SecondWords } from './en.ts';

export const second: SecondWords = {
  title: 'Vérification en deux étapes',
  text: 'Les comptes de l’équipe demandent une vérification en deux étapes.',
  passkey: 'Utiliser une clé d’accès',
  cancelled: 'La demande de clé d’accès a été annulée ou a expiré. Réessayez.',
  unable: 'Ce navigateur n’a pas pu utiliser de clé d’accès. Réessayez ou choisissez une autre méthode.',
  unknown: 'Cette clé d’accès nous est inconnue. Utilisez-en une autre.',
  no_passkeys: 'Vous avez des clés d’accès, mais ce navigateur ne peut pas les utiliser.',
  app_code: 'Code de votre application d’authentification',
  use_app: 'Utiliser l’application d’authentification',
  use_backup: 'Utiliser un code de secours',
  backup_code: 'Code de secours',
  wrong: 'Ce code est incorrect ou n’est plus valable.',
  over: 'Plus de dix minutes se sont écoulées. Recommencez.',
  none: 'Vérification en deux étapes non configurée',
  none_text: 'L’équipe en a besoin pour se connecter ici. Configurez-la une fois dans l’administration, puis revenez.',
  set_up: 'Vers l’administration',
};
