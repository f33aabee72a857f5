export const words = {
  privacyPolicy: {
    title: 'Privacy policy',
    description: 'What data Cubby holds about you, why and for how long, and how to have it deleted.',
    intro:
      'In short: we hold the data that a booking needs, we give the host your name and phone number, and we do not sell any data about you to anyone.',
    updated: 'Last updated on %{date}',
    sections: {
      who: {
        title: 'Controller',
        text: '%{operator}\n\nYou can contact us at %{email}. Cubby is free software: anyone who operates a copy of it is responsible for that copy.',
      },
      what: {
        title: 'Data we hold',
        text: 'For a booking: your name, email address, phone number, the place, the times, the number of bags and the amount paid.\n\nFor an account: the same details, your language, and whether you want emails from us. A password is stored only as a hash that cannot be reversed.\n\nFor security: a random number for your browser, and short records of failed sign-ins. Logs never contain codes, card details or full email addresses.',
      },
      why: {
        title: 'Legal basis',
        text: 'To make and carry out bookings, maintain your account and answer you: our contract with you (art. 6(1)(b) GDPR). To keep accounts and pay taxes: a legal obligation (art. 6(1)(c)). To prevent misuse and find faults: our legitimate interest in a safe site that works (art. 6(1)(f)). To count visits and to send you news: your consent (art. 6(1)(a)).',
      },
      must: {
        title: 'Whether you must provide your data',
        text: 'You are not legally obliged to do so. Without your name, email address, phone number and payment, however, there can be no contract, and no one could give you your bags. Everything else is optional.',
      },
      card: {
        title: 'Your card',
        text: 'Card numbers go straight from your browser to our payment provider. We only see the last four digits, whether the payment succeeded and, for %{cards} days, a code from the provider that is the same for every payment with that card. It shows us when one card is used to report closed places again and again. A card that you save for next time is stored there too, until you remove it or delete your account.',
      },
      host: {
        title: 'What the host sees',
        text: 'Your name, your phone number, your times, your number of bags and the PIN of your pass. They also see what you write to them. Hosts do not see your email address, your card or your bookings elsewhere.',
      },
      location: {
        title: 'Your location',
        text: 'When you tap “Use my location”, your browser sends us your location once, so that we can show places nearby. We do not store it.',
      },
      map: {
        title: 'Maps',
        openfreemap:
          'Maps come from OpenFreeMap, whose servers see your IP address and the part of the map that you view. They set no cookies. Maps shown as pictures come from us.',
        own: 'Maps come from our own server. No one else learns which part of a map you view.',
        style:
          'Maps come from %{host}, and from the servers that its style refers to. They see your IP address and the part of the map that you view. Maps shown as pictures come from us.',
      },
      texts: {
        title: 'Descriptions and reviews',
        text: 'What hosts write about their places, what travellers write in their reviews, and what the two write to each other about a booking is sent to a translation service so that you can read it in your language. We send only the texts, without the names of the people who write or read them, and hide phone numbers, email addresses and links in messages.',
      },
      counting: {
        title: 'Analytics',
        text: 'Only with your consent. We then count pages and bookings under a random number, without your name or address, and delete this data after 90 days. You can withdraw your consent at any time on the cookies page.',
      },
      others: {
        title: 'Who receives data',
        text: 'Processors who work for us, each only for their part: those who operate our servers and deliver our emails and, where we use them, those who look up addresses and report faults.\n\nOther controllers: the host, the payment provider, the operator of the lockers you book, and Google or Apple if you sign in with them.',
      },
      transfers: {
        title: 'Outside Europe',
        text: 'Some of them may process data outside the European Economic Area. In that case it is protected by a decision of the European Commission that the country provides adequate protection, or by the Commission’s standard contractual clauses. We will send you a copy on request.',
      },
      long: {
        title: 'How long we keep data',
        text: 'Bookings and payments: as long as accounting and tax law requires. Bookings you did not pay for: %{holds} days. Photos taken at drop-off or pick-up: until %{pictures} days after collection. Messages between you and a host: %{messages} days, longer only while a report about the booking is open. Emails we sent you: %{mails} days. Counted visits: %{visits} days. Browsers you signed in with: %{known_browsers} days after you last used them. Sign-in codes: they are valid for 10 minutes and deleted after a day. Accounts: until you delete them. Your data is then made anonymous and only the amounts remain. If you only looked around as a guest: %{guests} days.',
      },
      automatic: {
        title: 'Automated decisions',
        text: 'No decision that has a legal effect on you, or affects you in a similarly significant way, is made by automated means alone (art. 22 GDPR), and we do not profile people.',
      },
      rights: {
        title: 'Your rights',
        text: 'You have the right to access your data, to have it corrected, deleted, restricted in its use and transferred to you, and to object to its use where it is based on our legitimate interest. You can withdraw your consent at any time; processing up to that point remains lawful. You can exercise most of these rights in your profile; for the rest, write to us. You can also complain to a data protection authority, such as that of the country you live in.',
      },
    },
  },
};
