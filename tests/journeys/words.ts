/** What a traveller reads on the way, in the two languages that are walked. The browser's language picks one. */
export interface Words {
  prefix: '' | '/de';
  where: string;
  suggestion: RegExp;
  dropoffDate: string;
  dropoffTime: string;
  pickupDate: string;
  pickupTime: string;
  moreBags: string;
  findStorage: string;
  bookNow: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  toPayment: string;
  cardNumber: string;
  expiry: string;
  securityCode: string;
  pay: RegExp;
  declined: string;
  itIsMe: string;
  refuse: string;
  shelfReady: string;
  pass: string;
  cancel: string;
  confirmCancel: string;
  cancelled: string;
  paidBack: RegExp;
  couponCode: string;
  applyCoupon: string;
  bookFree: string;
  sendCode: string;
  myBookings: string;
  signIn: string;
  digit: (position: number) => string;
  goHome: string;
}

const english: Words = {
  prefix: '',
  where: 'Where',
  suggestion: /^London/,
  dropoffDate: 'Drop-off: date',
  dropoffTime: 'Drop-off: time',
  pickupDate: 'Pick-up: date',
  pickupTime: 'Pick-up: time',
  moreBags: 'One more bag',
  findStorage: 'Find storage',
  bookNow: 'Book now',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail address',
  phone: 'Phone number',
  toPayment: 'Continue to payment',
  cardNumber: 'Card number',
  expiry: 'Expiry (MM/YY)',
  securityCode: 'Security code',
  pay: /^Pay £/,
  declined: 'Your bank declined this card and nothing was charged. Try another card.',
  itIsMe: 'Yes, it is me',
  refuse: 'No, refuse',
  shelfReady: 'Your shelf is ready',
  pass: 'Your pass',
  cancel: 'Cancel booking',
  confirmCancel: 'Cancel this booking',
  cancelled: 'This booking is cancelled',
  paidBack: /£\d+\.\d\d has been paid back/,
  couponCode: 'Coupon code',
  applyCoupon: 'Apply',
  bookFree: 'Book for free',
  sendCode: 'Send code',
  myBookings: 'My bookings',
  signIn: 'Sign in',
  digit: (position) => `Digit ${position}`,
  goHome: 'Back to homepage',
};

const german: Words = {
  prefix: '/de',
  where: 'Wo',
  suggestion: /^London/,
  dropoffDate: 'Abgabe: Datum',
  dropoffTime: 'Abgabe: Uhrzeit',
  pickupDate: 'Abholung: Datum',
  pickupTime: 'Abholung: Uhrzeit',
  moreBags: 'Ein Gepäckstück mehr',
  findStorage: 'Aufbewahrung finden',
  bookNow: 'Jetzt buchen',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  phone: 'Telefonnummer',
  toPayment: 'Weiter zur Zahlung',
  cardNumber: 'Kartennummer',
  expiry: 'Gültig bis (MM/JJ)',
  securityCode: 'Prüfziffer',
  pay: /£ zahlen$/,
  declined: 'Deine Bank hat diese Karte abgelehnt, abgebucht wurde nichts. Versuch eine andere Karte.',
  itIsMe: 'Ja, ich bin es',
  refuse: 'Nein, ablehnen',
  shelfReady: 'Dein Fach ist bereit',
  pass: 'Dein Gepäckschein',
  cancel: 'Buchung stornieren',
  confirmCancel: 'Diese Buchung stornieren',
  cancelled: 'Diese Buchung ist storniert',
  paidBack: /\d+,\d\d\s£ wurden zurückgezahlt/,
  couponCode: 'Gutscheincode',
  applyCoupon: 'Einlösen',
  bookFree: 'Kostenlos buchen',
  sendCode: 'Code schicken',
  myBookings: 'Meine Buchungen',
  signIn: 'Anmelden',
  digit: (position) => `Ziffer ${position}`,
  goHome: 'Zur Startseite',
};

export function wordsOf(locale: string | undefined): Words {
  return locale?.startsWith('de') ? german : english;
}
