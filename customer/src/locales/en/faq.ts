export const words = {
  faq: {
    title: 'Questions and answers',
    description: 'How booking, prices, bags, refunds and accounts work at Cubby.',
    intro: 'Short answers to what travellers ask most. Type a word to narrow the list.',
    filter: 'Search the answers',
    none: 'No answer has that word in it',
    noneText: 'Try another word, or write to us: a person reads every message.',
    contact: 'Contact us',
    groups: {
      booking: 'Booking',
      price: 'Price and payment',
      bags: 'Your bags',
      changes: 'Changes and cancelling',
      account: 'Account and data',
    },
    questions: {
      how: {
        question: 'How do I book?',
        answer:
          'Choose a place, your times and the number of bags, enter your name and pay. Your pass with a QR code and a PIN is there at once, and in your e-mail.',
      },
      ahead: {
        question: 'Do I have to book ahead?',
        answer:
          'No. As long as a place shows room you can book it while you stand in front of it. On holiday weekends it is wise to be early.',
      },
      hold: {
        question: 'What does the clock at checkout mean?',
        answer:
          'While you pay, the room is kept for you for fifteen minutes. Nobody else can take it. When the time is over nothing has been charged and you can start again.',
      },
      phone: {
        question: 'Do I need a printed ticket?',
        answer: 'No. Show the pass on your phone. It opens without a network once you have looked at it.',
      },
      day: {
        question: 'What is a day?',
        answer:
          'A calendar day at the place. A bag left on Friday and collected on Saturday counts two days. The booking form writes it out before you pay.',
      },
      fees: {
        question: 'Which fees are there?',
        answer:
          'Bags for each day, a booking fee for each booking, and the guarantee for each bag. All of them are part of the price from the first pin on the map.',
      },
      cards: {
        question: 'How can I pay?',
        answer:
          'By debit or credit card, and by Apple Pay, Google Pay, PayPal or Link where your device has them. With an account you can keep a card for next time. Your bank may ask you to confirm. Never pay cash at the counter for a booking you have already paid.',
      },
      coupon: {
        question: 'Where do I enter a coupon?',
        answer:
          'On the first step of the checkout, below “Plant a tree”. The new total appears before you pay. If a coupon has expired or is for another city, we tell you.',
      },
      credit: {
        question: 'What is credit?',
        answer:
          'When you cancel with an account, you can have the money back to your payment method or as credit. You can pay for your next booking in the same currency with credit.',
      },
      size: {
        question: 'Is there a size limit?',
        answer:
          'Places with staff take nearly everything, from a handbag to a pram. Lockers have inner sizes in centimetres, which you find on their page.',
      },
      forbidden: {
        question: 'What may I not leave?',
        answer:
          'No cash, passports, medicine you need, food that spoils, animals, weapons or anything that burns. Keep what you cannot do without on you.',
      },
      safe: {
        question: 'Who can touch my bags?',
        answer:
          'Only the host and their staff. Each bag gets a numbered tag, and it is written down when it came and when it left.',
      },
      guarantee: {
        question: 'What if something is damaged or lost?',
        answer:
          'Each bag is covered by our guarantee. Report what happened within seven days of collecting; the record of your bags is already part of the claim.',
      },
      overnight: {
        question: 'Can bags stay overnight?',
        answer: 'Yes, up to thirty days. Only drop-off and pick-up have to lie within opening hours.',
      },
      times: {
        question: 'Can I change my times?',
        answer:
          'Yes, in your booking: times and number of bags, even while the bags are inside. If it costs more you pay the difference; if it costs less, the difference is refunded at once.',
      },
      cancel: {
        question: 'How do I cancel?',
        answer:
          'Open your booking and choose to cancel. %{refunds} The exact sum and the last minute are shown before you decide.',
      },
      closed: {
        question: 'The place is closed. What now?',
        answer:
          'Tap “It is closed” in your booking. You see open places nearby with room, move there in one step and never pay more. If nothing suits, you get everything back.',
      },
      other: {
        question: 'Can somebody else collect my bags?',
        answer: 'Yes. Create a one-time PIN in your booking and pass it on. You can cancel it until it is used.',
      },
      late: {
        question: 'What if I am late?',
        answer:
          'Extend your booking while you are on the way. If the place has closed, your bags stay safe until it opens again and the extra day is charged.',
      },
      account: {
        question: 'Do I need an account?',
        answer:
          'No. With an account your bookings, credit and details are in one place. Signing in with the same e-mail later brings earlier bookings along.',
      },
      password: {
        question: 'I get no code. What can I do?',
        answer:
          'Look into the spam folder and wait for the clock to ask for a new one. Codes are good for ten minutes, and only the newest one works.',
      },
      delete: {
        question: 'How do I delete my account?',
        answer: 'In your profile. You see beforehand what goes and what we have to keep by law.',
      },
    },
  },
};
