import type { Words } from '../words.ts';

export const words: Words<'manage'> = {
  manage: {
    review: {
      button: 'Donner votre avis',
      text: 'Comment était %{place} ? Deux notes prennent trente secondes.',
    },
    refund: {
      question: 'Comment souhaitez-vous être remboursé ?',
      card: '%{card} sur votre carte, sous cinq à dix jours',
      mixed: '%{card} sur votre carte et %{credit} dans votre avoir',
      credit: '%{credit} en avoir pour un prochain séjour, tout de suite',
      failed: 'Le lieu vous a fait défaut : vous êtes intégralement remboursé, même après le dépôt.',
      asCredit: 'Dont %{amount} en avoir sur votre compte.',
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
      title: 'Quelqu’un d’autre récupère',
      text: 'Confiez un code à quelqu’un pour récupérer les bagages sans vous. Il sert une seule fois et vous pouvez l’annuler.',
      name: 'Son nom',
      make: 'Créer un code',
      given: 'Code pour %{name}',
      hint: 'À donner au comptoir, avec la réservation %{id}.',
      hidden: '%{name} peut récupérer les bagages avec son propre code.',
      copy: 'Copier',
      copied: 'Copié',
      share: 'Partager',
      message:
        'Bonjour %{name}, merci de récupérer mes bagages : %{place}, %{address}, avant le %{pickup}. Réservation %{id}, code %{pin}. Merci !',
      revoke: 'Annuler le code',
      revokeQuestion: 'Annuler le code de %{name} ?',
      revokeText: 'Il cesse de fonctionner aussitôt. Vous pouvez en créer un autre à tout moment.',
      keep: 'Le garder',
    },
    receipt: {
      title: 'Reçu',
      print: 'Imprimer ou enregistrer',
      booked: 'Réservé le',
      traveller: 'Réservé par',
      place: 'Lieu',
      movements: 'Paiements et remboursements',
      kinds: {
        charge: 'Payé par carte',
        charge_credit: 'Payé avec l’avoir',
        refund_card: 'Remboursé sur la carte',
        refund_credit: 'Remboursé en avoir',
        chargeback: 'Repris par votre banque',
      },
      paid: 'Total payé',
    },
    calendar: 'Ajouter au calendrier',
    calendarTitle: 'Bagages chez %{place}',
    difference: {
      more: 'Coûte %{amount} de plus',
      less: '%{amount} vous sont remboursés',
      none: 'Le prix ne change pas',
    },
  },
};
