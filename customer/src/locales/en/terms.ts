export const words = {
  terms: {
    title: 'Terms and conditions',
    description: 'The rules for travellers who leave bags with hosts through Cubby.',
    intro:
      'These terms hold between you, the host who keeps your bags, and the operator of this site. We have tried to write them so that they can be read.',
    updated: 'Last changed on %{date}',
    sections: {
      operator: { title: 'Who runs this site' },
      parties: {
        title: 'Who agrees with whom',
        text: 'Through this site you make two contracts: one with the host, a business that keeps your bags, and one with the operator, who arranges the booking, takes the payment for the host and stands behind the guarantee.',
      },
      booking: {
        title: 'Booking',
        text: 'Places and prices shown here are not binding yet. With the button “Pay” you make a binding offer that you have to pay for; with the confirmation by e-mail the contracts are made. Until then you can go back at every step and correct what you entered. We keep what was agreed, and you find it under your bookings. The contracts can be made in every language of this site. While you pay, the room is held for fifteen minutes. If the payment arrives later and the room is gone, the money goes back at once.',
      },
      price: {
        title: 'Price, taxes and payment',
        text: 'The price is that of the last step of the checkout. It is the whole price: bags, booking fee, guarantee, the trees you chose, and the taxes on them. It is due when you book. Days are calendar days at the place.',
      },
      withdrawal: {
        title: 'Right of withdrawal',
        text: 'Consumers in the European Union may withdraw from these contracts within fourteen days of booking, without giving a reason. A message to %{email} is enough, and what you paid comes back within fourteen days, the way it was paid.\n\nIf you book bag storage that begins earlier, you ask for it to begin within those days. For what has been used until you withdraw you owe a fair part of the price. Once your bags have been kept and given back, the right ends. Where the law makes an exception for services on a fixed date, the next section holds alone.',
      },
      change: {
        title: 'Changing and cancelling',
        text: 'You may change times and bags as far as there is room. %{refunds} Money goes back to your payment method or, with an account and if you wish, as credit. If the place was closed or refused your bags without good reason, everything is refunded, whatever the time.',
      },
      bags: {
        title: 'What may be stored',
        text: 'Bags and ordinary travel things. Not: cash, documents, jewellery, medicine you need, food that spoils, living things, weapons, drugs, and anything that burns, leaks, smells or is against the law. A host may look into a bag when there is reason to fear for safety, and may refuse it.',
      },
      handover: {
        title: 'Handing over and collecting',
        text: 'Give the right number and size of bags, and close them well. Show your pass. Each bag gets a tag, and both hand-overs are recorded. Bags are given to whoever shows the pass or a PIN you created, so keep both to yourself. Collect within opening hours and before the end of your booking.',
      },
      late: {
        title: 'Late collection',
        text: 'Bags that stay longer are charged by the day at the price of the booking. After thirty days without a word from you the host may hand them to the authority for lost property.',
      },
      guarantee: {
        title: 'Guarantee',
        text: 'For loss, theft and damage while the host keeps a bag, the guarantee pays what it was worth, up to the sum shown for the currency of the place. It does not cover what may not be stored, wear, or what follows from a loss, such as a missed trip. Report the damage within seven days of collecting. The guarantee comes on top of your rights under the law and takes none of them away.',
      },
      liability: {
        title: 'Liability',
        text: 'The host is liable for your bags as the law of the place says for those who keep things for others; the operator is liable for its own part. For intent and gross negligence, for harm to life, body and health, and wherever the law demands it, liability has no limit. For slight negligence the operator is liable only where it breaks a duty on which the contract rests, and then for the damage that was to be foreseen.',
      },
      reviews: {
        title: 'Reviews',
        text: 'Only people whose booking took place can review it. We publish what is fair and about the booking, good or bad, and hide what insults, advertises or names others, with a reason.',
      },
      account: {
        title: 'Your account',
        text: 'Keep your e-mail account safe, for it is your key. Tell us when you believe that someone else has used it. You can delete your account at any time in your profile.',
      },
      complaints: {
        title: 'Complaints and disputes',
        text: 'Write to %{email} first: most things can be settled that way.',
      },
      law: {
        title: 'Law and courts',
        text: 'The law of the country in which the operator has its seat holds. As a consumer you keep what the law of the country you live in protects and no contract can take away, and you may go to court there.',
      },
      changes: {
        title: 'Changes to these terms',
        text: 'For a booking those terms hold that stood here when it was made. We may change them for later bookings; the date above says when we last did. If one part does not hold, the rest still does.',
      },
    },
  },
};
