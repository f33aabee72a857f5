import type { Words } from '../words.ts';

export const words: Words<'checkout'> = {
  checkout: {
    title: 'Deine Buchung',
    payTitle: 'Buchung bezahlen',
    step: 'Schritt %{step} von 2',
    contact: 'Wer bringt das Gepäck?',
    haveAccount: 'Schon ein Konto?',
    changeStay: 'Zeiten ändern',
    trees: 'Einen Baum pflanzen',
    treesText: 'Jeder Baum kostet %{price}. Das Geld fließt vollständig in die Pflanzung.',
    fewerTrees: 'Ein Baum weniger',
    moreTrees: 'Ein Baum mehr',
    treeCount: '%{smart_count} Baum |||| %{smart_count} Bäume',
    coupon: 'Rabatt- oder Vouchercode',
    applyCoupon: 'Einlösen',
    couponApplied: 'Rabattcode eingelöst.',
    voucherApplied:
      'Voucher angenommen: %{smart_count} Gepäckstück ist bezahlt. |||| Voucher angenommen: %{smart_count} Gepäckstücke sind bezahlt.',
    voucherDays: 'Für den ganzen Zeitraum: %{days}.',
    remove: 'Entfernen',
    removeCode: '%{code} entfernen',
    priceNow: 'Der Preis ist jetzt %{total}.',
    continue: 'Weiter zur Zahlung',
    bookFree: 'Kostenlos buchen',
    bookPrepaid: 'Mit Voucher buchen',
    holdNote: 'Während du zahlst, reservieren wir den Platz 15 Minuten für dich.',
    held: 'Dein Platz ist reserviert, noch',
    holdOver: 'Dein Platz ist nicht mehr reserviert',
    holdOverText:
      'Die fünfzehn Minuten sind vorbei, abgebucht wurde nichts. Wenn noch Platz ist, dauert eine neue Buchung nur einen Moment.',
    sentTo: 'Dein Gepäckschein geht an %{email}.',
    changeDetails: 'Angaben ändern',
    startAgain: 'Neu buchen',
  },
};
