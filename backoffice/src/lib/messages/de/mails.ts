export const words = {
  mails: {
    title: 'E-Mails',
    count: '%{smart_count} E-Mail |||| %{smart_count} E-Mails',
    search: 'E-Mail-Adresse',
    none: 'Keine E-Mail hier',
    none_text: 'Hier steht, was hinausgeht, wartet oder nicht zugestellt werden konnte.',
    any_state: 'Überall',
    again: 'Erneut senden',
    again_title: 'Diese E-Mails erneut senden?',
    state: {
      waiting: 'Unterwegs',
      given_up: 'Nicht zugestellt',
      sent: 'Gesendet',
    },
    field: {
      recipient: 'An',
      subject: 'Betreff',
      created: 'Geschrieben',
      state: 'Status',
      tries: 'Versuche',
      booking: 'Buchung',
      problem: 'Antwort des Mailservers',
      next_try_at: 'Nächster Versuch',
    },
  },
};
