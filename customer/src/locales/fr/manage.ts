import type { Words } from '../words.ts';

export const words: Words<'manage'> = {
  manage: {
    review: {
      button: 'Donner votre avis',
      text: 'Comment ça s’est passé chez %{place} ? Deux notes, trente secondes.',
    },
    refund: {
      question: 'Où voulez-vous recevoir le remboursement ?',
      card: '%{card} sur votre moyen de paiement, sous cinq à dix jours',
      mixed: '%{card} sur votre moyen de paiement et %{credit} sur votre avoir',
      credit: '%{credit} en avoir pour une prochaine réservation, tout de suite',
      failed: 'La consigne n’a pas pu vous accueillir : tout vous est remboursé, même après le dépôt.',
      asCredit: 'Dont %{amount} en avoir sur votre compte.',
      provisional:
        '%{amount} d’avoir provisoire, utilisable tout de suite. Si la consigne confirme votre signalement ou ne répond pas sous 48 heures, ce qu’il en reste est remboursé sur votre moyen de paiement.',
      waits:
        '%{amount} vous seront remboursés sur votre moyen de paiement si la consigne confirme votre signalement ou ne répond pas sous 48 heures.',
    },
    extend: {
      title: 'Prolonger',
      hours: 'Une heure |||| %{smart_count} heures',
      closing: 'Jusqu’à la fermeture',
      day: 'Un jour de plus',
      until: 'jusqu’au %{time}',
      free: 'Sans supplément',
      more: '+ %{amount}',
    },
    delegate: {
      title: 'Retrait par une autre personne',
      text: 'Confiez un code PIN à quelqu’un pour récupérer les bagages sans vous. Il sert une seule fois et vous pouvez l’annuler.',
      name: 'Son nom',
      make: 'Créer un code PIN',
      given: 'Code PIN pour %{name}',
      hint: 'À donner au comptoir, avec la réservation %{id}.',
      hidden: '%{name} peut récupérer les bagages avec son propre code PIN.',
      copy: 'Copier',
      copied: 'Copié',
      share: 'Partager',
      message:
        'Bonjour %{name}, merci de récupérer mes bagages : %{place}, %{address}, avant le %{pickup}. Réservation %{id}, code PIN %{pin}. Merci !',
      revoke: 'Annuler le code PIN',
      revokeQuestion: 'Annuler le code PIN de %{name} ?',
      revokeText: 'Il cesse de fonctionner aussitôt. Vous pouvez en créer un autre à tout moment.',
      keep: 'Conserver le code PIN',
    },
    receipt: {
      title: 'Reçu',
      pdf: 'Reçu (PDF)',
      print: 'Imprimer ou enregistrer',
      booked: 'Réservé le',
      traveller: 'Réservé par',
      place: 'Consigne',
      movements: 'Paiements et remboursements',
      kinds: {
        charge: 'Payé',
        charge_credit: 'Payé avec l’avoir',
        refund_card: 'Remboursé',
        refund_credit: 'Remboursé en avoir',
        chargeback: 'Repris par votre banque',
      },
      paid: 'Total payé',
    },
    calendar: 'Ajouter au calendrier',
    calendarTitle: 'Bagages chez %{place}',
    difference: {
      more: 'Coûte %{amount} de plus',
      less: 'Remboursement : %{amount}',
      none: 'Le prix ne change pas',
      kept: '%{amount} de moins, mais le délai de remboursement est passé : vous ne serez pas remboursé. Ce montant compte si vous agrandissez de nouveau la réservation.',
    },
  },
};
