import type { StaffScope } from '../../contract/rules/roles.ts';
import { action, parts } from '../parts.ts';
import type { MailedRights, StaffMailTexts } from './staff-mail-texts.ts';

const SCOPES: Record<StaffScope, string> = {
  'stashpoints:all': 'Consignes',
  'hosts:all': 'Hôtes',
  'bookings:all': 'Réservations',
  'money:all': 'Argent',
  'coupons:all': 'Codes promo',
  'places:all': 'Villes et lieux',
  'contents:all': 'Textes',
  'partners:all': 'Agences et bons',
  'reviews:all': 'Avis',
  'users:all': 'Personnes',
  'currencies:all': 'Devises',
  'statistics:all': 'Statistiques',
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
          'Ouvrir la console de l’équipe',
          link,
          'Connectez-vous avec cette adresse e-mail. Nous vous enverrons un code :',
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
            `${by} a modifié vos droits dans la console de l’équipe.`,
            listed(rights),
            action(
              'Accéder à votre compte',
              link,
              'Si quelque chose ne va pas, demandez à un collègue qui a tous les droits :',
            ),
          ),
  },
};

function listed(rights: MailedRights): string {
  if (rights === null) return 'Vous avez tous les droits.';
  if (rights === 'left' || rights.length === 0) return 'Vous n’avez encore aucun droit.';
  return `Vous avez accès à :\n${rights.map((scope) => `– ${SCOPES[scope]}`).join('\n')}`;
}
