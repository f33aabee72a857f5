export const words = {
  mails: {
    title: 'Mails',
    count: '%{smart_count} mail |||| %{smart_count} mails',
    search: 'Mail address',
    none: 'No mail here',
    none_text: 'What leaves, waits or could not be delivered stands here.',
    any_state: 'Anywhere',
    again: 'Send again',
    again_title: 'Send these mails again?',
    state: {
      waiting: 'On its way',
      given_up: 'Not delivered',
      sent: 'Sent',
    },
    field: {
      recipient: 'To',
      subject: 'Subject',
      created: 'Written',
      state: 'Where it stands',
      tries: 'Tries',
      booking: 'Booking',
      problem: 'What the mail server said',
      next_try_at: 'Next try',
    },
  },
};
