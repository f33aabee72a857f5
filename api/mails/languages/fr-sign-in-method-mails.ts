import { action, parts } from '../parts.ts';
import type { SignInMethodEvent, SignInMethodTexts } from './sign-in-method-texts.ts';

const WHAT: Record<SignInMethodEvent, string> = {
  passkey_added: 'Une clé d’accès a été ajoutée à votre compte.',
  passkey_removed: 'Une clé d’accès a été retirée de votre compte.',
  authenticator_added: 'Une application d’authentification a été ajoutée à votre compte.',
  authenticator_removed: 'L’application d’authentification a été retirée de votre compte.',
  backup_codes_renewed:
    'De nouveaux codes de secours ont été créés pour votre compte ; les précédents ne fonctionnent plus.',
  backup_code_used: 'Quelqu’un s’est connecté à votre compte avec un code de secours. Ce code ne fonctionne plus.',
  sign_in_methods_removed:
    'Un membre de l’équipe de Cubby a retiré vos clés d’accès, votre application d’authentification et vos codes de secours, et a fermé toutes vos sessions, comme en cas de perte.',
};

export const fr: SignInMethodTexts = {
  signInMethod: {
    subject: () => 'Vos moyens de connexion à Cubby ont changé',
    body: ({ name, event, link }) =>
      parts(
        `Bonjour ${name},`,
        WHAT[event],
        action(
          'Voir mon compte',
          link,
          'Ce n’était pas vous, ou vous ne l’aviez pas demandé ? Mettez fin tout de suite à toutes les autres sessions et prévenez l’équipe de Cubby :',
        ),
      ),
  },
};
