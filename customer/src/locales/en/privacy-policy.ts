export const words = {
  privacyPolicy: {
    title: 'Privacy policy',
    description: 'What Cubby knows about you, why, for how long, and how to have it deleted.',
    intro:
      'In short: we know what a booking needs, we give the host your name and phone number, and we sell nothing about you to anyone.',
    updated: 'Last changed on %{date}',
    sections: {
      who: {
        title: 'Controller',
        text: '%{operator}\n\nYou reach us at %{email}. Cubby is free software: whoever runs a copy of it is responsible for that copy.',
      },
      what: {
        title: 'What we keep',
        text: 'For a booking: your name, e-mail address, phone number, the place, the times, the number of bags and what was paid.\n\nFor an account: the same details, your language, and whether you want mail from us. A password is kept only as a hash that cannot be turned back.\n\nFor safety: a random number for your browser, and short notes of failed sign-ins. Logs never hold codes, cards or whole e-mail addresses.',
      },
      why: {
        title: 'Why we may',
        text: 'To make and carry out bookings, keep your account and answer you: our contract with you (art. 6(1)(b) GDPR). To keep accounts and pay taxes: a duty by law (art. 6(1)(c)). To prevent misuse and find faults: our legitimate interest in a safe site that works (art. 6(1)(f)). To count visits and to send you news: your consent (art. 6(1)(a)).',
      },
      must: {
        title: 'Whether you must give it',
        text: 'No law obliges you. Without name, e-mail address, phone number and payment, though, there is no contract, and nobody could give you your bags. Everything else is up to you.',
      },
      card: {
        title: 'Your card',
        text: 'Card numbers go straight from your browser to our payment provider. We see the last four digits and whether the payment worked, nothing more. A card that you keep for next time is kept there too, until you remove it or delete your account.',
      },
      host: {
        title: 'What the host sees',
        text: 'Your name, your phone number, your times, your number of bags and the PIN of your pass. Hosts do not see your e-mail address, your card or your bookings elsewhere.',
      },
      location: {
        title: 'Where you are',
        text: 'When you tap “Use my position”, your browser tells us once where you are, so that we can show what is near. We do not store it.',
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
      counting: {
        title: 'Counting visits',
        text: 'Only if you agree. We then count pages and bookings under a random number, without name or address, and delete it after ninety days. You can withdraw your consent at any time on the page about cookies.',
      },
      others: {
        title: 'Who receives data',
        text: 'Processors who work for us, each only for their part: those who run our servers and deliver our mail and, where we use them, those who look up addresses and report faults.\n\nOthers who decide for themselves: the host, the provider of payments, the operator of the lockers you book, and Google or Apple if you sign in with them.',
      },
      transfers: {
        title: 'Outside Europe',
        text: 'Some of them may handle data outside the European Economic Area. Then a decision of the European Commission that the country protects data well, or the Commission’s standard contractual clauses, keep it protected. We send you a copy if you ask.',
      },
      long: {
        title: 'How long',
        text: 'Bookings and payments as long as the law on accounts and taxes asks for. Photos of a hand-over until ninety days after collection. Counted visits for ninety days, sign-in codes for ten minutes. Accounts until you delete them; your data is then made anonymous and only the amounts stay.',
      },
      automatic: {
        title: 'Automated decisions',
        text: 'No decision that has legal effect for you or weighs as much is made by a machine alone (art. 22 GDPR), and we build no profiles of people.',
      },
      rights: {
        title: 'Your rights',
        text: 'You have the right of access to your data, to have it corrected, deleted, restricted in its use and handed over to you, and to object to its use where it rests on our legitimate interest. You can withdraw a consent at any time; what was done until then stays lawful. Most of it you do in your profile; for the rest write to us. You can also complain to a data protection authority, such as that of the country you live in.',
      },
    },
  },
};
