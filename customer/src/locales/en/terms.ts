export const words = {
  terms: {
    title: 'Terms and conditions',
    description: 'The rules for travellers who leave bags with hosts through Cubby.',
    intro:
      'These rules hold between you, the host who keeps your bags, and the operator of this site. We have tried to write them so that they can be read.',
    updated: 'Last changed on %{date}',
    sections: {
      parties: {
        title: 'Who agrees with whom',
        text: 'Through this site you make two agreements: one with the host, who keeps your bags, and one with the operator, who arranges the booking, takes the payment and stands behind the guarantee.',
      },
      booking: {
        title: 'Booking',
        text: 'Showing places and prices is an invitation. With “pay” you make an offer; with the confirmation the booking is made. While you pay, the room is held for fifteen minutes. If the payment arrives later and the room is gone, the money goes back at once.',
      },
      price: {
        title: 'Price and payment',
        text: 'The price is that of the last step of the checkout and covers bags, fees, guarantee and chosen trees. It is due when you book. Days are calendar days at the place.',
      },
      change: {
        title: 'Changing and cancelling',
        text: 'You may change times and bags as far as there is room. %{refunds} Money goes back to your card or, with an account, as credit. If the place was closed or refused your bags, everything is refunded, whatever the time.',
      },
      bags: {
        title: 'What may be stored',
        text: 'Bags and ordinary travel things. Not: cash, documents, jewellery, medicine you need, food that spoils, living things, weapons, drugs, and anything that burns, leaks, smells or is against the law. A host may look into a bag when there is reason to fear for safety, and may refuse it.',
      },
      handover: {
        title: 'Handing over and collecting',
        text: 'Show your pass. Each bag gets a tag, and both hand-overs are recorded. Bags are given to whoever shows the pass or a PIN you created. Collect within opening hours and before the end of your booking.',
      },
      late: {
        title: 'Late collection',
        text: 'Bags that stay longer are charged by the day at the price of the booking. After thirty days without a word from you the host may hand them to the authority for lost property.',
      },
      guarantee: {
        title: 'Guarantee and liability',
        text: 'For loss, theft and damage while the host keeps a bag, the guarantee pays up to the sum shown for the currency of the place. Claims are due within seven days of collecting. Rights that the law gives you and that cannot be given up stay as they are.',
      },
      reviews: {
        title: 'Reviews',
        text: 'Only people who have stayed can review. We publish what is fair and about the stay, and hide what insults, advertises or names others, with a reason.',
      },
      account: {
        title: 'Your account',
        text: 'Keep your e-mail account safe, for it is your key. Tell us when you believe that someone else has used it. You can delete your account at any time in your profile.',
      },
      law: {
        title: 'Law and disputes',
        text: 'The law of the country in which the operator has its seat holds, together with the consumer rights of the country you live in. Before anyone goes to court, write to us: most things can be settled with one mail.',
      },
    },
  },
};
