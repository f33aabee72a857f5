export const words = {
  host: {
    title: 'Become a host',
    description:
      'Store travellers’ bags in your shop, café, hotel or office: what it brings, what we ask, and how to begin.',
    headline: 'Earn with a spare corner',
    lead: 'A few square metres are enough. Travellers book and pay online; you take the bag, put it on your shelf and hand it back.',
    start: 'Offer your place',
    calculator: {
      title: 'What it could bring you',
      bags: 'Bags a day',
      price: 'Price of a bag a day',
      currency: 'Currency',
      result: '%{low} to %{high} a month',
      typical: 'A new place starts in the middle: about %{amount}.',
      note: 'Based on %{days} open days a month, one day a bag, and %{minimum} to %{maximum} per cent of the price for you. %{lowest} is the lowest price on Cubby in this currency today.',
    },
    who: {
      title: 'Who can be a host',
      shop: {
        title: 'Shops and cafés',
        text: 'You are there anyway, and whoever leaves a bag often leaves with a coffee.',
      },
      hotel: {
        title: 'Hotels and hostels',
        text: 'Your luggage room has space to spare between check-out and check-in.',
      },
      office: {
        title: 'Offices and studios',
        text: 'Regular hours and a door that locks are all it takes.',
      },
      service: {
        title: 'Laundries, salons, rentals',
        text: 'Anyone with a counter, opening hours and a corner out of the way.',
      },
    },
    steps: {
      title: 'Three steps to your first bag',
      offer: {
        title: 'Tell us about your place',
        text: 'Five minutes: where it is, when it is open and how many bags fit.',
      },
      check: {
        title: 'We look at it',
        text: 'Add pictures in your console and submit it. Somebody at Cubby looks at every place before it goes live.',
      },
      earn: {
        title: 'Take bags, get paid',
        text: 'Scan the pass, put the bag away, hand it back. Your share comes once a month.',
      },
    },
    ask: {
      title: 'What we ask of you',
      there: 'Somebody is there whenever you say you are open',
      safe: 'Bags stand where customers cannot reach them',
      pass: 'You scan the pass when a bag comes and when it goes',
      kind: 'You treat every bag as if it were your own',
    },
    questions: {
      title: 'What hosts ask first',
      cost: {
        title: 'Does it cost anything?',
        text: 'No. Being on Cubby is free for hosts; we earn when you do.',
      },
      price: {
        title: 'What is my share?',
        text: 'Between 40 and 60 per cent of what a traveller pays for the bag. A new place starts with half, at the usual prices of its city.',
      },
      damage: {
        title: 'What if a bag is damaged or lost?',
        text: 'Every bag is covered by our guarantee from the moment you take it. Tell us at once: your scans show who held it when.',
      },
      close: {
        title: 'Can I close for a day?',
        text: 'Yes. Put days off, other hours or fewer bags into your console whenever you like. It shows which bookings that would touch before you save.',
      },
      paid: {
        title: 'When do I get paid?',
        text: 'Once a month, as soon as you have earned at least 10 in your currency, such as €10. Your console shows line by line what each bag has brought.',
      },
    },
    form: {
      title: 'Offer your place',
      intro:
        'What you tell us becomes a draft in your host console. Nobody else sees it before you submit it and we have looked at it.',
      you: 'Who you are',
      place: 'Your place',
      businessName: 'Name of the business',
      type: 'Kind of place',
      address: 'Street and number',
      postalCode: 'Postal code',
      capacity: 'Room for how many bags',
      capacityHint: 'Between %{minimum} and %{maximum}',
      stepFree: 'Can be reached without steps',
      description: 'What travellers should know',
      where: 'Where the door is',
      whereText:
        'Choose your city or a sight nearby, then move the map until the pin stands at your door. Or stand at the door and use your position.',
      pin: 'Your door',
      map: 'Map on which the pin is set',
      mapUnavailable: 'Your device cannot show the map. Stand at your door and use your position instead.',
      pinAt: 'The pin stands at %{lat}, %{lng}.',
      cityMissing: 'Choose your city or a sight nearby.',
      pinMissing: 'Move the map until the pin stands at your door.',
      tooFar: 'This is too far from any of our cities. Look where the pin stands.',
      week: 'Opening hours',
      weekHint: 'Midnight is 00:00, and from 00:00 to 00:00 is round the clock.',
      from: '%{day}: from',
      until: '%{day}: until',
      copy: 'Every day like Monday',
      weekProblem: 'Choose at least one opening day and enter its hours.',
      terms:
        'I am authorised to act for this business and accept the terms and conditions. Cubby writes my invoices to Cubby in my name',
      emailKnown: 'There is already an account with this address. Sign in, and your place joins it.',
      send: 'Submit my place',
    },
    welcome: {
      title: 'Welcome among the hosts',
      intro: '%{place} is now a draft in your console. We have sent all of this to %{email}.',
      next: 'What comes next',
      open: {
        title: 'Open your console',
        text: 'Sign in with your e-mail address; the code comes by e-mail.',
      },
      photos: {
        title: 'Show your place',
        text: 'Pictures of the door, the counter and the corner help people to find you and to trust you.',
      },
      submit: {
        title: 'Submit it',
        text: 'We look at it, put it on the map, and the first bag can come.',
      },
      console: 'Open the host console',
    },
  },
};
