import { action, parts } from '../parts.ts';
import type { OneTimeLinkTexts } from './one-time-link-texts.ts';

const WHY =
  'De nombreux codes ont été demandés pour cette adresse, ou des codes incorrects ont été saisis. Cet e-mail contient donc un lien au lieu d’un code.';

export const fr: OneTimeLinkTexts = {
  signInLink: {
    subject: () => 'Votre lien pour vous connecter à Cubby',
    body: ({ link }) =>
      parts(
        WHY,
        action('Se connecter', link, 'Le lien fonctionne une seule fois et expire dans une heure :'),
        'Si vous n’avez pas cherché à vous connecter, ignorez simplement cet e-mail : personne ne peut se connecter sans ce lien.',
      ),
  },
  recoveryLink: {
    subject: () => 'Votre lien pour choisir un nouveau mot de passe Cubby',
    body: ({ link }) =>
      parts(
        WHY,
        action('Choisir un mot de passe', link, 'Le lien fonctionne une seule fois et expire dans une heure :'),
        'Si vous ne l’avez pas demandé, ignorez cet e-mail : votre mot de passe reste inchangé.',
      ),
  },
  addressLink: {
    subject: () => 'Votre lien pour confirmer votre nouvelle adresse e-mail',
    body: ({ link }) =>
      parts(
        WHY,
        action(
          'Confirmer cette adresse',
          link,
          'Ouvrez le lien là où vous êtes connecté à Cubby. Il fonctionne une seule fois et expire dans une heure :',
        ),
        'Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail.',
      ),
  },
};
