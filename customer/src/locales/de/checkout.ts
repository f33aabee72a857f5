import type { Words } from '../words.ts';

export const words: Words<'checkout'> = {
  checkout: {
    title: 'Deine Buchung',
    payTitle: 'Mit Karte zahlen',
    step: 'Schritt %{step} von 2',
    contact: 'Wer bringt das Gepäck?',
    haveAccount: 'Schon einmal hier gewesen?',
    changeStay: 'Zeiten ändern',
    trees: 'Einen Baum pflanzen',
    treesText: 'Jeder Baum kostet %{price} und kommt ganz in die Erde.',
    fewerTrees: 'Ein Baum weniger',
    moreTrees: 'Ein Baum mehr',
    treeCount: '%{smart_count} Baum |||| %{smart_count} Bäume',
    coupon: 'Gutschein- oder Vouchercode',
    applyCoupon: 'Einlösen',
    couponApplied: 'Gutschein eingelöst.',
    voucherApplied:
      'Voucher angenommen: %{smart_count} Gepäckstück ist bezahlt. |||| Voucher angenommen: %{smart_count} Gepäckstücke sind bezahlt.',
    continue: 'Weiter zur Zahlung',
    bookFree: 'Kostenlos buchen',
    bookPrepaid: 'Mit Voucher buchen',
    holdNote: 'Während du zahlst, halten wir den Platz 15 Minuten für dich frei.',
    held: 'Dein Fach ist reserviert für',
    holdOver: 'Dein Fach ist nicht mehr reserviert',
    holdOverText:
      'Die fünfzehn Minuten sind vorbei, abgebucht wurde nichts. Wenn noch Platz ist, dauert eine neue Buchung nur einen Moment.',
    sentTo: 'Dein Pass geht an %{email}.',
    changeDetails: 'Angaben ändern',
    startAgain: 'Neu buchen',
  },
};
