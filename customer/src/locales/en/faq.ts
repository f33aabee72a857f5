export const words = {
  faq: {
    title: 'Frequently asked questions',
    description: 'How booking, prices, bags, refunds and accounts work at Cubby.',
    intro: 'Short answers to the questions travellers ask most. Type a word to narrow the list.',
    filter: 'Search the answers',
    none: 'No answers match your search',
    noneText: 'Try another word, or write to us: a person reads every message.',
    contact: 'Contact us',
    groups: {
      booking: 'Booking',
      price: 'Price and payment',
      bags: 'Your bags',
      changes: 'Changes and cancellations',
      account: 'Account and data',
    },
    questions: {
      how: {
        question: 'How do I book?',
        answer:
          'Choose a place, your times and the number of bags, enter your name and pay. You get your pass straight away, with a QR code and a PIN, and we email it to you.',
      },
      ahead: {
        question: 'Do I have to book ahead?',
        answer:
          'No. If a place has space, you can book it when you’re outside the door. On holiday weekends, it’s best to book early.',
      },
      hold: {
        question: 'What does the timer at checkout mean?',
        answer:
          'We hold your space for 15 minutes while you pay, so no one else can book it. If time runs out, you haven’t been charged and you can start again.',
      },
      phone: {
        question: 'Do I need a printed ticket?',
        answer: 'No. Show the pass on your phone. Once you’ve opened it, it works offline.',
      },
      day: {
        question: 'What counts as a day?',
        answer:
          'A calendar day at the place. A bag dropped off on Friday and picked up on Saturday counts as two days. The booking form shows the number of days before you pay.',
      },
      fees: {
        question: 'What fees are there?',
        answer:
          'You pay for each bag per day, plus a booking fee per booking and the guarantee per bag. Every price on the map includes all of them.',
      },
      cards: {
        question: 'How can I pay?',
        answer:
          'By debit or credit card, or with Apple Pay, Google Pay, PayPal or Link where your device supports them. With an account you can save a card for next time. Your bank may ask you to confirm. Never pay cash at the counter for a booking you’ve already paid for.',
      },
      coupon: {
        question: 'Where do I enter a coupon?',
        answer:
          'On the first step of the checkout, below “Plant a tree”. You’ll see the new total before you pay. If a coupon has expired or is for another city, we’ll tell you.',
      },
      credit: {
        question: 'What is credit?',
        answer:
          'If you have an account, you can take a refund to your payment method or as credit. Use credit for your next booking in the same currency.',
      },
      size: {
        question: 'Is there a size limit?',
        answer:
          'Places with staff take nearly everything, from a handbag to a pram. Lockers have limits: their pages give the inside dimensions in centimetres.',
      },
      forbidden: {
        question: 'What can’t I store?',
        answer:
          'Cash, passports, medicine you need, perishable food, animals, weapons or anything flammable. Keep anything you can’t do without on you.',
      },
      safe: {
        question: 'Who can handle my bags?',
        answer:
          'Only the host and their staff. Each bag gets a numbered tag, and we record when it’s dropped off and picked up.',
      },
      guarantee: {
        question: 'What if something is damaged or lost?',
        answer:
          'Each bag is covered by our guarantee. Make a claim in your booking within 7 days of collecting your bags. The record of your bags is already part of it.',
      },
      overnight: {
        question: 'Can bags stay overnight?',
        answer: 'Yes, for up to 30 days. Only drop-off and pick-up have to be within opening hours.',
      },
      times: {
        question: 'Can I change my times?',
        answer:
          'Yes, in your booking. You can change the times and the number of bags, even while your bags are in storage. If the new price is higher, you pay the difference; if it’s lower, the difference is refunded by the same rule as cancelling. %{refunds} What isn’t refunded counts if you book more again, and you’ll see the amount before you confirm.',
      },
      cancel: {
        question: 'How do I cancel?',
        answer:
          'Open your booking and choose to cancel. %{refunds} You’ll see the exact amount and the deadline before you decide.',
      },
      closed: {
        question: 'What if the place is closed?',
        answer:
          'Tap “It’s closed” in your booking. You’ll see nearby places that are open and have space, and you can move to one in a single step at no extra cost. If none of them suits you, cancel: with an account you get credit straight away, and we refund your payment method once the place agrees, our team confirms it or 48 hours pass without an answer.',
      },
      other: {
        question: 'Can someone else collect my bags?',
        answer: 'Yes. Create a one-time PIN in your booking and pass it on. You can cancel it until it’s used.',
      },
      late: {
        question: 'What if I’m late?',
        answer:
          'Extend your booking on your way. If the place has closed, your bags stay safe until it opens again and you’re charged for the extra day.',
      },
      account: {
        question: 'Do I need an account?',
        answer:
          'No. With an account, your bookings, credit and details are in one place. If you sign in later with the same email address, your earlier bookings appear too.',
      },
      password: {
        question: 'I haven’t received a code. What should I do?',
        answer:
          'Check your spam folder, or wait for the timer and request a new code. Codes expire after 10 minutes, and only the latest one works.',
      },
      delete: {
        question: 'How do I delete my account?',
        answer: 'In your profile. Before you confirm, you’ll see what will be deleted and what we have to keep by law.',
      },
    },
  },
};
