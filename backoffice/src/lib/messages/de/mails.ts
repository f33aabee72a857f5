export const words = {
  mails: {
    title: 'E-Mails',
    count: '%{smart_count} E-Mail |||| %{smart_count} E-Mails',
    search: 'Adresse, Betreff oder Buchungsnummer',
    none: 'Keine E-Mails',
    none_text: 'Hier stehen gesendete, wartende und nicht zugestellte E-Mails.',
    any_state: 'Alle Status',
    again: 'Erneut senden',
    again_title: 'Diese E-Mails erneut senden?',
    state: {
      waiting: 'Unterwegs',
      given_up: 'Nicht zugestellt',
      unsent: 'Nicht gesendet',
      sent: 'Gesendet',
    },
    field: {
      recipient: 'An',
      subject: 'Betreff',
      created: 'Erstellt',
      state: 'Status',
      tries: 'Versuche',
      booking: 'Buchung',
      problem: 'Antwort des Mailservers',
      next_try_at: 'Nächster Versuch',
    },
  },
};
