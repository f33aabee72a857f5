export const words = {
  notices: {
    kind: {
      bookings: 'Réservations',
      incidents: 'Signalements',
      money: 'Argent',
    },
    what_gets: 'E-mails à %{email}',
    what_new_gets: 'E-mails à la nouvelle adresse',
    nobody_else: 'Ce qui est grisé arrive à cette adresse tant qu’aucune autre ne le reçoit.',
    last_kind: 'Choisissez au moins une sorte, ou retirez l’adresse.',
    removed: '%{email} ne reçoit plus d’e-mails.',
    text: 'Qui reçoit les messages sur vos établissements, et comment.',
    calendar: {
      title: 'Calendrier d’un établissement',
      text: 'Les réservations et fermetures de cet établissement dans votre propre calendrier, y compris les 30 derniers jours. Toute personne qui a cette adresse voit les prénoms, le nombre de bagages et les numéros de réservation.',
      address: 'Adresse secrète',
      copy: 'Copier',
      copied: 'Adresse copiée.',
      subscribe: 'Ouvrir dans un calendrier',
      apple:
        'Apple : touchez « Ouvrir dans un calendrier », ou choisissez dans Calendrier « Fichier », puis « Nouvel abonnement ».',
      google: 'Google : sur un ordinateur, à côté de « Autres agendas », cliquez sur +, puis « À partir de l’URL ».',
      outlook: 'Outlook : choisissez « Ajouter un calendrier », puis « S’abonner à partir du web ».',
      renew: 'Créer une nouvelle adresse',
      renew_title: 'Créer une nouvelle adresse ?',
      renew_text: 'L’ancienne cesse aussitôt de fonctionner. Il faut saisir la nouvelle partout où elle est utilisée.',
      renewed: 'L’ancienne adresse ne fonctionne plus.',
    },
    push: {
      title: 'Sur l’appareil du comptoir',
      text: 'Un appareil au comptoir peut vous avertir aussitôt d’une réservation dans l’heure, d’un signalement ou d’un retrait en retard. Activez-le dans le menu du comptoir.',
      to_counter: 'Au comptoir',
    },
  },
};
