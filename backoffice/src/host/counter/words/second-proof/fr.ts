import type { SecondWords } from './en.ts';

export const second: SecondWords = {
  title: 'Encore une preuve',
  text: 'En tant que membre de l’équipe, vous prouvez une deuxième fois votre identité.',
  passkey: 'Utiliser une clé d’accès',
  cancelled: 'La question du navigateur a été fermée ou a expiré. Rien ne s’est passé ; réessayez.',
  unable: 'Ce navigateur n’a pas pu utiliser de clé d’accès. Réessayez ou choisissez un autre moyen.',
  unknown: 'Cette clé d’accès n’est pas connue ici. Utilisez-en une autre.',
  no_passkeys: 'Vous avez des clés d’accès, mais ce navigateur ne peut pas les utiliser.',
  app_code: 'Code de votre application d’authentification',
  use_app: 'Utiliser l’application d’authentification',
  use_backup: 'Utiliser un code de secours',
  backup_code: 'Code de secours',
  wrong: 'Ce code est faux ou n’est plus valable.',
  over: 'Cela a pris plus de dix minutes. Recommencez.',
  none: 'Pas encore de deuxième preuve',
  none_text: 'L’équipe en a besoin pour se connecter ici. Configurez-la une fois dans l’administration, puis revenez.',
  set_up: 'Vers l’administration',
};
