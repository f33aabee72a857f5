export const words = {
  terms: {
    title: 'Terms and conditions',
    description: 'The terms for travellers who store bags with hosts through Cubby.',
    intro:
      'These terms apply between you, the host who stores your bags, and the operator of this site. We have tried to make them easy to read.',
    updated: 'Last updated on %{date}',
    sections: {
      operator: { title: 'Operator of this site' },
      parties: {
        title: 'Parties to the contracts',
        text: 'Through this site you enter into two contracts: one with the host, a business that stores your bags, and one with the operator, who arranges the booking, takes the payment on behalf of the host and provides the guarantee.',
      },
      booking: {
        title: 'Booking',
        text: 'Places and prices shown here are not binding offers. By selecting “Pay” you make a binding offer that you have to pay for; the contracts are concluded with the confirmation by email. Until then you can go back at every step and correct your entries. We store what was agreed, and you can find it under your bookings. The contracts can be concluded in every language of this site. While you pay, the space is held for 15 minutes. If the payment arrives later and the space is no longer available, we refund it without delay.',
      },
      price: {
        title: 'Price, taxes and payment',
        text: 'The price is the one shown at the last step of the checkout. It is the total price: bags, booking fee, guarantee, the trees you chose, and the taxes on them. It is due when you book. Days are calendar days at the place.',
      },
      withdrawal: {
        title: 'Right of withdrawal',
        text: 'Consumers in the European Union may withdraw from these contracts within fourteen days of booking, without giving a reason. A message to %{email} is enough, and we refund what you paid within fourteen days, by the same means of payment.\n\nIf you book bag storage that begins earlier, you ask for it to begin within those days. For services used until you withdraw, you owe a fair part of the price. Once your bags have been stored and returned, the right ends. Where the law makes an exception for services on a fixed date, only the next section applies.',
      },
      change: {
        title: 'Changes and cancellations',
        text: 'You may change times and bags as far as space is available. %{refunds} The same applies to the part of the price that a change saves; what is not refunded counts towards a later increase. Refunds go to your payment method or, if you have an account and choose so, are given as credit. If the place was closed or refused your bags without good reason, you may move to another place straight away at no extra cost or, with an account, receive the price as credit, whatever the time; it is refunded to your payment method once the place agrees, our team confirms your report or 48 hours pass without an answer. If our team dismisses the report, credit you have not spent is withdrawn.',
      },
      bags: {
        title: 'What may be stored',
        text: 'Bags and ordinary travel items. The following are excluded: cash, documents, jewellery, medicine you need, perishable food, living things, weapons, drugs, and anything that is flammable, leaks, smells or is against the law. A host may look into a bag where there is reason to fear for safety, and may refuse it.',
      },
      handover: {
        title: 'Drop-off and pick-up',
        text: 'Give the correct number and size of bags, and close them properly. Show your pass. Each bag gets a tag, and we record both drop-off and pick-up. Bags are given to anyone who shows the pass or a PIN you created, so keep both to yourself. Collect your bags within opening hours and before the end of your booking.',
      },
      late: {
        title: 'Late pick-up',
        text: 'Bags that stay longer are charged per day at the price of the booking. If we do not hear from you for thirty days, the host may hand them to the authority for lost property.',
      },
      guarantee: {
        title: 'Guarantee',
        text: 'For loss, theft and damage while the host stores a bag, the guarantee pays what it was worth, up to the amount shown for the currency of the place. It does not cover items that may not be stored, wear, or consequential loss, such as a missed trip. Make your claim in your booking within seven days of collecting your bags. What was worth less than new is paid at its value at the time, as a transfer to an account you name; several claims for one bag share one guarantee. The guarantee is in addition to your rights under the law and does not limit them.',
      },
      liability: {
        title: 'Liability',
        text: 'The host is liable for your bags under the local law on the safekeeping of goods; the operator is liable for its own part. For intent and gross negligence, for harm to life, body and health, and wherever the law requires it, liability is unlimited. For slight negligence the operator is liable only where it breaches an essential duty under the contract, and then for foreseeable damage.',
      },
      reviews: {
        title: 'Reviews',
        text: 'Only people whose booking took place can review it. We publish reviews that are fair and about the booking, good or bad. We hide reviews that insult, advertise or name others, and give a reason.',
      },
      account: {
        title: 'Your account',
        text: 'Keep your email account secure, because it gives access to your Cubby account. Tell us if you believe that someone else has used it. You can delete your account at any time in your profile.',
      },
      complaints: {
        title: 'Complaints and disputes',
        text: 'Write to %{email} first: most matters can be settled that way.',
      },
      law: {
        title: 'Governing law and courts',
        text: 'The law of the country in which the operator has its seat applies. As a consumer, you keep the protection of the law of the country you live in that no contract can exclude, and you may go to court there.',
      },
      changes: {
        title: 'Changes to these terms',
        text: 'The terms published here when you book apply to that booking. We may change them for later bookings; the date above shows when we last did. If one part is invalid, the rest still applies.',
      },
    },
  },
};
