export const words = {
  host: {
    title: 'Become a host',
    description:
      'Store travellers’ bags in your shop, café, hotel or office: what you can earn, what we ask, and how to start.',
    headline: 'Earn from a spare corner',
    lead: 'A few square metres are enough. Travellers book and pay online; you take their bags, store them and hand them back.',
    start: 'List your place',
    calculator: {
      title: 'What you could earn',
      bags: 'Bags per day',
      price: 'Price per bag per day',
      currency: 'Currency',
      result: '%{low} to %{high} a month',
      typical: 'New places start in the middle of this range: about %{amount}.',
      note: 'Based on %{days} open days a month, one day per bag, and a share of %{minimum}% to %{maximum}% of the price for you. %{lowest} is the lowest price on Cubby in this currency today.',
    },
    who: {
      title: 'Who can become a host',
      shop: {
        title: 'Shops and cafés',
        text: 'You’re open anyway, and people who drop off a bag often buy a coffee.',
      },
      hotel: {
        title: 'Hotels and hostels',
        text: 'Your luggage room has space to spare between check-out and check-in.',
      },
      office: {
        title: 'Offices and studios',
        text: 'All you need is regular hours and a door that locks.',
      },
      service: {
        title: 'Laundries, salons, rentals',
        text: 'All you need is a counter, opening hours and a corner out of the way.',
      },
    },
    steps: {
      title: 'Three steps to your first bag',
      offer: {
        title: 'Tell us about your place',
        text: 'It takes five minutes: where it is, when it’s open and how many bags fit.',
      },
      check: {
        title: 'We review it',
        text: 'Add pictures in your host console and submit your place. Our team reviews every place before it goes live.',
      },
      earn: {
        title: 'Take bags, get paid',
        text: 'Scan the pass, store the bag and hand it back. We pay out your earnings once a month.',
      },
    },
    ask: {
      title: 'What we ask of you',
      there: 'Someone is there whenever you say you’re open',
      safe: 'Bags are stored where customers can’t reach them',
      pass: 'You scan the pass at drop-off and pick-up',
      kind: 'You treat every bag as if it were your own',
    },
    questions: {
      title: 'What hosts ask first',
      cost: {
        title: 'Does it cost anything?',
        text: 'No. Cubby is free for hosts: we only earn when you do.',
      },
      price: {
        title: 'What is my share?',
        text: 'Between 40% and 60% of what a traveller pays for the bag. New places start at half, at the usual prices for their city.',
      },
      damage: {
        title: 'What if a bag is damaged or lost?',
        text: 'Every bag is covered by our guarantee from the moment you take it. Tell us straight away: your scans show who held it and when.',
      },
      close: {
        title: 'Can I close for a day?',
        text: 'Yes. Add days off, special hours or a lower capacity in your host console at any time. Before you save, it shows which bookings are affected.',
      },
      paid: {
        title: 'When do I get paid?',
        text: 'Once a month, when you’ve earned at least 10 in your currency, such as €10. Your host console shows your earnings line by line.',
      },
    },
    form: {
      title: 'List your place',
      intro:
        'Your answers become a draft in your host console. No one else sees it until you’ve submitted it and we’ve approved it.',
      you: 'Your details',
      place: 'Your place',
      businessName: 'Business name',
      type: 'Type of place',
      address: 'Street and number',
      postalCode: 'Postal code',
      capacity: 'Capacity (number of bags)',
      capacityHint: 'Between %{minimum} and %{maximum}',
      stepFree: 'Step-free access',
      description: 'Information for travellers',
      where: 'Location of the door',
      whereText:
        'Choose your city or a nearby landmark, then move the map until the pin is on your door. If you’re there now, use your location.',
      marker: 'Your door',
      map: 'Map for setting the pin',
      mapUnavailable: 'Your device can’t show the map. Go to your door and use your location instead.',
      markerAt: 'The pin is at %{lat}, %{lng}.',
      cityMissing: 'Choose your city or a nearby landmark.',
      markerMissing: 'Move the map until the pin is on your door.',
      tooFar: 'This is too far from any of our cities. Check where the pin is.',
      week: 'Opening hours',
      weekHint: 'Midnight is 00:00. If you’re open 24 hours, enter 00:00 to 00:00.',
      from: '%{day}: from',
      until: '%{day}: until',
      copy: 'Copy Monday to every day',
      weekProblem: 'Choose at least one opening day and enter its hours.',
      terms:
        'I am authorised to act for this business, I accept the terms and conditions, and I agree to self-billing: Cubby issues invoices on my behalf',
      emailKnown: 'There’s already an account with this email address. Sign in to add your place to it.',
      send: 'Submit my place',
    },
    welcome: {
      title: 'Welcome to Cubby',
      intro: '%{place} is now a draft in your host console. We’ve sent the details to %{email}.',
      next: 'What’s next',
      open: {
        title: 'Open your host console',
        text: 'Sign in with your email address. We’ll email you a code.',
      },
      photos: {
        title: 'Add pictures',
        text: 'Pictures of the door, the counter and the storage area help people to find you and trust you.',
      },
      submit: {
        title: 'Submit your place',
        text: 'Once we’ve approved it, it appears on the map and travellers can book it.',
      },
      console: 'Open the host console',
    },
  },
};
