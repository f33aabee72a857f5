import { action, facts, link, parts, stashpoint } from '../parts.ts';
import type { OwnStayTexts } from './own-stay-texts.ts';

export const fr: OwnStayTexts = {
  changed: {
    subject: (f) => `Votre réservation ${f.id} a été modifiée`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        'Votre réservation a été modifiée. Voici les nouvelles informations :',
        stashpoint(f),
        f.pass,
        facts(
          ['Réservation', f.id],
          ['Dépôt', f.dropoff],
          ['Retrait', f.pickup],
          ['Bagages', f.bagsNow],
          f.paid && ['Payé pour la modification', f.paid],
          ['Total', f.total],
          ['Horaires', f.hours],
        ),
        link('Itinéraire', f.way),
        f.card &&
          `Remboursement sur votre moyen de paiement : ${f.card} ; comptez cinq à dix jours selon votre banque.`,
        f.credit && `De nouveau sur votre avoir : ${f.credit}.`,
        f.unrefunded &&
          `La modification économise ${f.unrefunded}, mais le délai de remboursement est passé : vous ne serez pas remboursé. Ce montant compte si vous agrandissez de nouveau la réservation.`,
        !f.paid && !f.card && !f.credit && !f.unrefunded && 'La modification ne coûte rien.',
        action('Votre pass', f.link),
        f.refunds,
      ),
  },
  dropoffSoon: {
    subject: (f) => `Dépôt à ${f.at} : ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        'Vos bagages sont attendus dans une heure, ici :',
        stashpoint(f, f.phone && `Appeler : ${f.phone}`),
        f.pass,
        facts(['Dépôt', f.dropoff], ['Retrait', f.pickup], ['Bagages', String(f.bags)], ['Horaires', f.hours]),
        link('Itinéraire', f.way),
        action('Votre pass', f.link),
      ),
  },
  closingSoon: {
    subject: (f) => `${f.stashpoint} ferme à ${f.closes} (${f.id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `${f.stashpoint} ferme à ${f.closes}, et vos bagages (${f.bags}) y sont encore.`,
        'Merci de venir les chercher avant. Si vous ne pouvez pas, choisissez un retrait plus tard sur la page de votre réservation.',
        stashpoint(f, f.phone && `Appeler : ${f.phone}`),
        link('Itinéraire', f.way),
        action('Votre réservation', f.link),
      ),
  },
  pickupLate: {
    subject: (f) => `Votre retrait était prévu à ${f.at} (${f.id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `Le retrait était convenu pour le ${f.pickup}, et vos bagages (${f.bags}) sont encore chez ${f.stashpoint}. Ils sont en sécurité.`,
        f.closes && `La consigne ferme à ${f.closes}.`,
        f.perDay &&
          (f.isDayPaid
            ? `Jusqu’à minuit, un retrait plus tard ne coûte rien de plus. Chaque jour suivant coûte ${f.perDay}.`
            : `Un retrait plus tard coûte ${f.perDay} par jour supplémentaire.`),
        'Choisissez votre nouvelle heure sur la page de votre réservation. Vous avez déjà vos bagages ? Confirmez-le au même endroit.',
        stashpoint(f, f.phone && `Appeler : ${f.phone}`),
        link('Itinéraire', f.way),
        action('Votre réservation', f.link),
      ),
  },
};
