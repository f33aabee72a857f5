export const words = {
  privacyPolicy: {
    title: 'Privacy',
    description: 'What Cubby knows about you, why, for how long, and how to have it deleted.',
    intro:
      'In short: we know what a booking needs, we tell the host your name, and we sell nothing about you to anyone.',
    updated: 'Last changed on %{date}',
    sections: {
      who: {
        title: 'Who is responsible',
        text: 'The operator of this site, whom you reach at %{email}. Cubby is free software: whoever runs a copy of it is responsible for that copy.',
      },
      what: {
        title: 'What we keep, and why',
        text: 'For a booking: your name, e-mail address, phone number, the place, the times, the number of bags and what was paid. Without these there is no contract and nobody could give you your bags.\n\nFor an account: the same details, your language, and whether you want mail from us. A password is kept only as a hash that cannot be turned back.\n\nFor safety: a random number for your browser, and short notes of failed sign-ins. Logs never hold codes, cards or whole e-mail addresses.',
      },
      card: {
        title: 'Your card',
        text: 'Card numbers go straight from your browser to our payment provider. We see the last four digits and whether the payment worked, never more.',
      },
      host: {
        title: 'What the host sees',
        text: 'Your name, your times, your number of bags and the PIN of your pass. Hosts do not see your e-mail address, your card or your other bookings.',
      },
      location: {
        title: 'Where you are',
        text: 'When you tap “use my position”, your browser tells us once where you are, so that we can show what is near. We do not store it.',
      },
      counting: {
        title: 'Counting visits',
        text: 'Only if you agree. We then count pages and bookings under a random number, without name or address, and delete it after ninety days. You can change your mind on the page about cookies.',
      },
      map: {
        title: 'Maps',
        openfreemap:
          'Maps come from OpenFreeMap, whose servers in doing so see your IP address and which part of the map you look at. They set no cookies. Maps shown as pictures come from us.',
        own: 'Maps come from our own server. Nobody else learns which part of a map you look at.',
        style:
          'Maps come from %{host}, and from the servers that its style names. They see your IP address and which part of the map you look at. Maps shown as pictures come from us.',
      },
      texts: {
        title: 'What people write',
        text: 'What hosts write about their places and travellers in their reviews goes to a translation service, so that you can read it in your language: the texts alone, without names, and nothing about who reads them.',
      },
      others: {
        title: 'Who else is involved',
        text: 'The provider of payments, the provider that delivers our mail and the one that runs our servers, each only for their part. Where they are outside your country, contracts hold them to the same rules.',
      },
      long: {
        title: 'How long',
        text: 'Bookings and payments as long as the law on accounts asks for. Sign-in codes for ten minutes. Accounts until you delete them; your person is then made anonymous and only the figures stay.',
      },
      rights: {
        title: 'Your rights',
        text: 'You can see, correct, take along and delete what we keep about you, and object to its use. Most of it you do in your profile; for the rest write to us. You can also complain to the data protection authority of your country.',
      },
    },
  },
};
