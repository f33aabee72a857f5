import { action, parts, pin } from '../parts.ts';
import type { AddressMailTexts, ContactEvent } from './address-mail-texts.ts';

const WHAT: Record<ContactEvent, (address: string) => string> = {
  email_changed: () =>
    'Votre compte Cubby a maintenant une autre adresse e-mail. Nous avons envoyé à la précédente un lien pour la reprendre.',
  notice_added: (address) => `${address} reçoit maintenant les notifications sur vos consignes.`,
  notice_removed: (address) => `${address} ne reçoit plus les notifications sur vos consignes.`,
};

export const fr: AddressMailTexts = {
  addressCode: {
    subject: ({ code }) => `${code} : confirmez votre nouvelle adresse e-mail`,
    body: ({ code }) =>
      parts(
        pin('Votre code est', code),
        'Saisissez-le dans votre profil pour confirmer l’adresse de votre compte Cubby. Il est valable dix minutes.\nSi vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail.',
      ),
  },
  proofCode: {
    subject: ({ code }) => `${code} : confirmez que c’est bien vous`,
    body: ({ code }) =>
      parts(
        pin('Votre code est', code),
        'Saisissez-le dans la fenêtre qui le demande. Il est valable dix minutes, et seulement là.\nSi vous ne modifiez rien sur votre compte en ce moment, quelqu’un d’autre y est peut-être connecté. Ne communiquez ce code à personne et fermez toutes les autres sessions sur la page de votre compte.',
      ),
  },
  addressTaken: {
    subject: () => 'Vous avez déjà un compte Cubby',
    body: ({ link }) =>
      parts(
        'Quelqu’un, sans doute vous, a voulu donner cette adresse à un compte Cubby. Elle appartient déjà à un autre compte : rien n’a été modifié.',
        action('Se connecter', link, 'Vous pouvez vous connecter à ce compte avec cette adresse :'),
        'Si ce n’était pas vous, vous pouvez ignorer cet e-mail.',
      ),
  },
  addressChanged: {
    subject: () => 'L’adresse e-mail de votre compte Cubby a été modifiée',
    body: ({ name, link, days }) =>
      parts(
        `Bonjour ${name},`,
        'Votre compte Cubby a maintenant une autre adresse e-mail, et tous les autres appareils ont été déconnectés. Nous écrivons désormais à la nouvelle adresse.',
        action(
          'Reprendre l’adresse',
          link,
          `Ce n’était pas vous ? Reprenez cette adresse dans les ${days} jours ; tous les appareils sont alors déconnectés :`,
        ),
      ),
  },
  contactChanged: {
    subject: ({ event }) =>
      event === 'email_changed'
        ? 'L’adresse e-mail de votre compte Cubby a été modifiée'
        : 'Les adresses de vos notifications Cubby ont changé',
    body: ({ name, event, address, link }) =>
      parts(
        `Bonjour ${name},`,
        WHAT[event](address),
        action(
          'Voir mon compte',
          link,
          'Ce n’était pas vous ? Mettez fin tout de suite à toutes les autres sessions et prévenez l’équipe de Cubby :',
        ),
      ),
  },
};
