export const words = {
  mails: {
    title: 'E-mails',
    count: '%{smart_count} e-mail |||| %{smart_count} e-mails',
    search: 'Adresse, objet ou numéro de réservation',
    none: 'Aucun e-mail',
    none_text: 'Les e-mails envoyés, en attente ou non remis figurent ici.',
    any_state: 'Tous les états',
    again: 'Renvoyer',
    again_title: 'Renvoyer ces e-mails ?',
    state: {
      waiting: 'En cours d’envoi',
      given_up: 'Non remis',
      unsent: 'Non envoyé',
      sent: 'Envoyé',
    },
    field: {
      recipient: 'À',
      subject: 'Objet',
      created: 'Créé',
      state: 'État',
      tries: 'Tentatives',
      booking: 'Réservation',
      problem: 'Réponse du serveur de messagerie',
      next_try_at: 'Prochaine tentative',
    },
  },
};
