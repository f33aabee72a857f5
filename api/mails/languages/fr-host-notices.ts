import { action, facts, parts } from '../parts.ts';
import type { HostNoticeTexts } from './host-notice-texts.ts';

export const fr: HostNoticeTexts = {
  newBooking: {
    subject: ({ stashpoint, id }) => `Nouvelle réservation chez ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `${f.traveller} a réservé chez ${f.stashpoint}.`,
        facts(['Réservation', f.id], ['Dépôt', f.dropoff], ['Retrait', f.pickup], ['Bagages', String(f.bags)]),
        action('Voir la réservation', f.link),
      ),
  },
  comingBooking: {
    subject: ({ traveller, stashpoint, id }) => `${traveller} est en route vers ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `${f.traveller} est en route vers ${f.stashpoint}. Si une non-présentation était notée, la réservation est de nouveau confirmée.`,
        facts(['Réservation', f.id], ['Dépôt', f.dropoff], ['Retrait', f.pickup], ['Bagages', String(f.bags)]),
        action('Voir la réservation', f.link),
      ),
  },
  lostBooking: {
    subject: ({ stashpoint, id }) => `Une réservation chez ${stashpoint} est annulée (${id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `La réservation ${f.id} de ${f.traveller} chez ${f.stashpoint} est annulée. Personne ne viendra.`,
        facts(['Dépôt', f.dropoff], ['Retrait', f.pickup], ['Bagages', String(f.bags)]),
        action('Voir la réservation', f.link),
      ),
  },
  changedBooking: {
    subject: ({ stashpoint, id }) => `Une réservation chez ${stashpoint} a changé (${id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `${f.traveller} vient chez ${f.stashpoint} à une autre heure ou avec un autre nombre de bagages.`,
        facts(['Réservation', f.id], ['Dépôt', f.dropoff], ['Retrait', f.pickup], ['Bagages', f.bagsNow]),
        action('Voir la réservation', f.link),
      ),
  },
  hostFrame: {
    choose: 'Choisir les e-mails envoyés à cette adresse',
    calendar: {
      name: (stashpoint) => `Cubby : ${stashpoint}`,
      closed: 'Fermé',
      state: {
        confirmed: 'attendue',
        checked_in: 'bagages en dépôt',
        checked_out: 'bagages retirés',
        no_show: 'non-présentation',
        cancelled: 'annulée',
      },
      booking: 'Réservation',
      bags: 'Bagages',
      status: 'Statut',
    },
    push: {
      dropoffSoon: ({ name, id, time, bags }) => ({
        title: `${time} : ${name} avec ${bags === 1 ? 'un bagage' : `${bags} bagages`}`,
        body: `Réservation ${id}. Faites de la place et touchez pour prendre les bagages.`,
      }),
      pickupLate: ({ name, id, time }) => ({
        title: `${name} est en retard`,
        body: `Retrait prévu à ${time}, réservation ${id}. Touchez pour lui écrire.`,
      }),
      message: ({ name, id }) => ({
        title: `Message de ${name}`,
        body: `Réservation ${id}. Touchez pour lire et répondre.`,
      }),
      incident: ({ name, id, kind }) => ({
        title:
          kind === 'closed'
            ? `${name} trouve porte close`
            : kind === 'refused'
              ? `${name} signale que ses bagages ont été refusés`
              : `${name} ne peut pas récupérer ses bagages`,
        body: `Réservation ${id}. Touchez pour répondre.`,
      }),
      test: {
        title: 'Les notifications arrivent ici',
        body: 'Voilà à quoi ressemblent les notifications sur cet appareil.',
      },
    },
  },
};
