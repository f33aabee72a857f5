import { action, parts } from '../parts.ts';
import { type MailedRights, nounOf, type ScopeNames, type StaffMailTexts } from './staff-mail-texts.ts';

const SCOPES: ScopeNames = {
  stashpoints: 'Consignes',
  hosts: 'Hôtes',
  bookings: 'Réservations',
  money: 'Argent',
  coupons: 'Codes promo',
  places: 'Villes et lieux',
  contents: 'Textes',
  partners: 'Agences et bons',
  reviews: 'Avis',
  users: 'Personnes',
  currencies: 'Devises',
  statistics: 'Statistiques',
};

export const fr: StaffMailTexts = {
  staffInvitation: {
    subject: () => 'Invitation à rejoindre l’équipe Cubby',
    body: ({ name, by, rights, link }) =>
      parts(
        `Bonjour ${name},`,
        `${by} vous a ajouté à l’équipe Cubby.`,
        listed(rights),
        action(
          'Ouvrir l’espace équipe',
          link,
          'Connectez-vous avec cette adresse e-mail. Nous vous enverrons un code :',
        ),
        'Si vous ne savez pas de quoi il s’agit, prévenez l’assistance de Cubby.',
      ),
  },
  rightsChanged: {
    subject: () => 'Vos droits chez Cubby ont changé',
    body: ({ name, by, rights, link }) =>
      rights === 'left'
        ? parts(
            `Bonjour ${name},`,
            `${by} vous a retiré de l’équipe Cubby. Toutes vos sessions sont fermées, et vos clés d’accès et votre application d’authentification ne fonctionnent plus ici.`,
            'Votre compte reste ouvert pour vos propres réservations.',
          )
        : parts(
            `Bonjour ${name},`,
            `${by} a modifié vos droits dans l’espace équipe.`,
            listed(rights),
            action(
              'Voir mon compte',
              link,
              'Si quelque chose ne va pas, demandez à un collègue qui a tous les droits :',
            ),
          ),
  },
};

function listed(rights: MailedRights): string {
  if (rights === null) return 'Vous avez tous les droits.';
  if (rights === 'left' || rights.length === 0) return 'Vous n’avez encore aucun droit.';
  return `Vous avez accès à :\n${rights.map((scope) => `– ${SCOPES[nounOf(scope)]}`).join('\n')}`;
}
