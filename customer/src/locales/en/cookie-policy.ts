export const words = {
  cookiePolicy: {
    title: 'Cookies',
    description: 'Every cookie this site sets, what it is for and how long it stays.',
    intro:
      'We set few cookies. What the site needs to work comes without asking; what only counts visits waits for your yes.',
    caption: 'Cookies of this site',
    name: 'Name',
    purpose: 'What it is for',
    life: 'How long',
    days: '%{smart_count} day |||| %{smart_count} days',
    session: 'Until you sign out, at most %{days}',
    when: 'Consent',
    needed: 'Needed',
    optional: 'Only with your consent',
    purposes: {
      token: 'Keeps you signed in, or keeps your booking yours while you pay as a guest.',
      user: 'Your name and contact details, so that the site can greet you and fill in forms.',
      checkout: 'What you have entered at checkout, so that nothing is lost when the page is reloaded.',
      clientUuid: 'Tells one browser from another when a call goes wrong, and keeps experiments the same for you.',
      analytics: 'A random number that lets us count visits.',
      tag: 'Which partner’s link brought you here.',
      affiliate: 'Which affiliate’s link brought you here.',
    },
    choice: {
      title: 'Your choice',
      given: 'You have agreed that your visits are counted.',
      refused: 'Your visits are not counted.',
      undecided: 'You have not chosen yet, so nothing is counted.',
      allow: 'Count my visits',
      refuse: 'Do not count them',
    },
    storage: {
      title: 'Also on your device',
      text: 'Your answer above, whether you wished for light or dark colours, the campaign that brought you here (until you close the tab) and the passes you have opened (so that they show without a network) are kept in the browser’s own storage. None of it is sent anywhere by itself.',
      language: 'So is the fact that you have chosen a language, so that no other is offered to you again.',
    },
  },
};
