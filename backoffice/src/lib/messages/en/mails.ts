export const words = {
  mails: {
    title: 'Emails',
    count: '%{smart_count} email |||| %{smart_count} emails',
    search: 'Address, subject or booking number',
    none: 'No emails found',
    none_text: 'Queued, sent and undelivered emails appear here.',
    any_state: 'All statuses',
    again: 'Send again',
    again_title: 'Send these emails again?',
    state: {
      waiting: 'Queued',
      given_up: 'Not delivered',
      unsent: 'Not sent',
      sent: 'Sent',
    },
    field: {
      recipient: 'To',
      subject: 'Subject',
      created: 'Written',
      state: 'Status',
      tries: 'Attempts',
      booking: 'Booking',
      problem: 'Mail server response',
      next_try_at: 'Next attempt',
    },
  },
};
