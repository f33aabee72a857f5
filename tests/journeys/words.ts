/** Texts a traveller reads on the way, in both languages that are walked. The browser’s language picks one. */
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
  changeDetails: string;
  phone: string;
  toPayment: string;
  bagsFit: RegExp;
  cardNumber: string;
  expiry: string;
  securityCode: string;
  pay: RegExp;
  declined: string;
  changeEmail: string;
  confirmPresence: string;
  mailCode: string;
  newEmail: RegExp;
  currentPassword: RegExp;
  notCurrentPassword: string;
  emailChanged: RegExp;
  takeBack: string;
  wrongCode: RegExp;
  useCode: string;
  newCode: string;
  recoveryOver: RegExp;
  addressIsBack: string;
  linkIsOver: string;
  paypalConfirm: string;
  paypalRefuse: string;
  nothingPaid: string;
  backToPayment: string;
  keepCard: string;
  keptCard: string;
  removeCard: string;
  itIsMe: string;
  refuse: string;
  shelfReady: string;
  noNetwork: RegExp;
  pass: string;
  cancel: string;
  confirmCancel: string;
  cancelled: string;
  paidBack: RegExp;
  couponCode: string;
  applyCoupon: string;
  bookFree: string;
  removeCoupon: (code: string) => string;
  noSuchCode: RegExp;
  moreTrees: string;
  oneTree: string;
  sendCode: string;
  myBookings: string;
  signIn: string;
  pageInMine: string;
  digit: (position: number) => string;
  goHome: string;
  signUpTerms: RegExp;
  terms: string;
  createAccount: string;
  profileComplete: string;
  setPassword: string;
  newPassword: string;
  savePassword: string;
  passwordTooShort: RegExp;
  passwordSaved: RegExp;
  signOut: string;
  usePassword: string;
  password: RegExp;
  wrongPassword: RegExp;
  forgot: string;
  recovered: RegExp;
  deleteForGood: string;
  tickToGoOn: string;
  understood: RegExp;
  accountDeleted: string;
  providerCancelled: (provider: string) => string;
  nothingToReview: string;
  bagsADay: string;
  sendStashpoint: string;
  choosePlace: string;
  businessName: string;
  address: string;
  postalCode: string;
  useMyPosition: string;
  markerStands: RegExp;
  hostTerms: RegExp;
  welcomeHost: string;
  hostConsole: string;
  hostHasAccount: RegExp;
  asCredit: RegExp;
  changeStay: string;
  costsMore: RegExp;
  saveChange: string;
  bags: (count: number) => string;
  anotherDay: RegExp;
  paidByCard: RegExp;
  itIsClosed: string;
  findAnother: string;
  moveHere: string;
  moved: RegExp;
  sendReview: string;
  starsMissing: string;
  thanks: string;
  alreadyReviewed: string;
  wrongLink: string;
  closedThen: RegExp;
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
  email: 'Email address',
  changeDetails: 'Change details',
  phone: 'Phone number',
  toPayment: 'Continue to payment',
  bagsFit: /^Each of my bags fits/,
  cardNumber: 'Card number',
  expiry: 'Expiry (MM/YY)',
  securityCode: 'Security code',
  pay: /^Pay [£€]/,
  changeEmail: 'Change email address',
  confirmPresence: 'Confirm it’s you',
  mailCode: 'Email me a code',
  newEmail: /^New email address/,
  currentPassword: /^Current password/,
  notCurrentPassword: 'This is not your current password.',
  emailChanged: /^Email address changed/,
  takeBack: 'Restore my address',
  wrongCode: /^This code is incorrect/,
  useCode: 'Sign in with a code by email',
  newCode: 'Send a new code',
  recoveryOver: /^This took longer than 30 minutes/,
  addressIsBack: 'Your old address has been restored',
  linkIsOver: 'This link no longer works',
  paypalConfirm: 'Confirm payment',
  paypalRefuse: 'Cancel and go back',
  nothingPaid: 'You haven’t been charged',
  backToPayment: 'Back to payment',
  keepCard: 'Save this card for next time',
  keptCard: 'Mastercard ending in 4444',
  removeCard: 'Remove Mastercard ending in 4444',
  declined: 'Your bank declined this card. You haven’t been charged. Try another card.',
  itIsMe: 'Yes, it’s me',
  refuse: 'No, decline',
  shelfReady: 'Your booking is confirmed',
  noNetwork: /^You’re offline\. This/,
  pass: 'Your pass',
  cancel: 'Cancel booking',
  confirmCancel: 'Cancel this booking',
  cancelled: 'This booking has been cancelled',
  paidBack: /[£€]\d+\.\d\d has been refunded/,
  couponCode: 'Coupon or voucher code',
  applyCoupon: 'Apply',
  bookFree: 'Book for free',
  removeCoupon: (code) => `Remove ${code}`,
  noSuchCode: /a coupon or voucher with this code/,
  moreTrees: 'One more tree',
  oneTree: '1 tree',
  sendCode: 'Send code',
  myBookings: 'My bookings',
  signIn: 'Sign in',
  pageInMine: 'This page is available in English',
  digit: (position) => `Digit ${position}`,
  goHome: 'Back to homepage',
  signUpTerms: /I accept the terms/,
  terms: 'Terms and conditions',
  createAccount: 'Create an account',
  profileComplete: 'Your profile is complete',
  setPassword: 'Set a password',
  newPassword: 'New password',
  savePassword: 'Set password',
  passwordTooShort: /must be 10 to 200 characters/,
  passwordSaved: /^Password saved/,
  signOut: 'Sign out',
  usePassword: 'Sign in with password',
  password: /^Password\W*$/,
  wrongPassword: /^Incorrect email address or password/,
  forgot: 'Forgot your password?',
  recovered: /Your new password is set/,
  deleteForGood: 'Permanently delete my account',
  tickToGoOn: 'Tick this box to continue.',
  understood: /can’t be undone/,
  accountDeleted: 'Your account has been deleted',
  providerCancelled: (provider) => `You cancelled signing in with ${provider}. Nothing has changed.`,
  nothingToReview: 'No bookings to review',
  bagsADay: 'Bags per day',
  sendStashpoint: 'Submit my place',
  choosePlace: 'Choose your city or a nearby landmark.',
  businessName: 'Business name',
  address: 'Street and number',
  postalCode: 'Postal code',
  useMyPosition: 'Use my location',
  markerStands: /The pin is at/,
  hostTerms: /I am authorised to act/,
  welcomeHost: 'Welcome to Cubby',
  hostConsole: 'Open the host console',
  hostHasAccount: /Sign in to add your place to it/,
  asCredit: /was refunded as credit/,
  changeStay: 'Change times or bags',
  costsMore: /^Costs [£€].* more$/,
  saveChange: 'Save changes',
  bags: (count) => `${count} bags`,
  anotherDay: /^Another day/,
  paidByCard: /^Paid, /,
  itIsClosed: 'It’s closed',
  findAnother: 'Report and find another place',
  moveHere: 'Move my bags here',
  moved: /^We’ve moved your booking to/,
  sendReview: 'Send review',
  starsMissing: 'Choose 1 to 5 stars.',
  thanks: 'Thank you, Ada',
  alreadyReviewed: 'You’ve already left a review',
  wrongLink: 'This link does not work',
  closedThen: /is closed at that time$/,
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
  changeDetails: 'Angaben ändern',
  phone: 'Telefonnummer',
  toPayment: 'Weiter zur Zahlung',
  bagsFit: /^Jedes meiner Gepäckstücke passt/,
  cardNumber: 'Kartennummer',
  expiry: 'Gültig bis (MM/JJ)',
  securityCode: 'Kartenprüfnummer',
  pay: /[£€] zahlen$/,
  changeEmail: 'E-Mail-Adresse ändern',
  confirmPresence: 'Bestätige, dass du es bist',
  mailCode: 'Code per E-Mail erhalten',
  newEmail: /^Neue E-Mail-Adresse/,
  currentPassword: /^Aktuelles Passwort/,
  notCurrentPassword: 'Das ist nicht dein aktuelles Passwort.',
  emailChanged: /^Deine Adresse ist geändert/,
  takeBack: 'Meine Adresse zurückholen',
  wrongCode: /^Dieser Code stimmt nicht/,
  useCode: 'Mit E-Mail-Code anmelden',
  newCode: 'Neuen Code schicken',
  recoveryOver: /^Das hat länger als eine halbe Stunde gedauert/,
  addressIsBack: 'Deine alte Adresse ist wieder da',
  linkIsOver: 'Dieser Link gilt nicht mehr',
  paypalConfirm: 'Zahlung bestätigen',
  paypalRefuse: 'Abbrechen und zurück',
  nothingPaid: 'Es wurde nichts bezahlt',
  backToPayment: 'Zurück zur Bezahlung',
  keepCard: 'Diese Karte für das nächste Mal merken',
  keptCard: 'Mastercard mit Endziffern 4444',
  removeCard: 'Mastercard mit Endziffern 4444 entfernen',
  declined: 'Deine Bank hat diese Karte abgelehnt, abgebucht wurde nichts. Versuche es mit einer anderen Karte.',
  itIsMe: 'Ja, ich bin es',
  refuse: 'Nein, ablehnen',
  shelfReady: 'Deine Buchung ist bestätigt',
  noNetwork: /^Kein Netz/,
  pass: 'Dein Gepäckschein',
  cancel: 'Buchung stornieren',
  confirmCancel: 'Diese Buchung stornieren',
  cancelled: 'Diese Buchung ist storniert',
  paidBack: /\d+,\d\d\s[£€] wurden erstattet/,
  couponCode: 'Rabatt- oder Vouchercode',
  applyCoupon: 'Einlösen',
  bookFree: 'Kostenlos buchen',
  removeCoupon: (code) => `${code} entfernen`,
  noSuchCode: /^Einen Rabattcode oder Voucher mit diesem Code gibt es nicht/,
  moreTrees: 'Ein Baum mehr',
  oneTree: '1 Baum',
  sendCode: 'Code schicken',
  myBookings: 'Meine Buchungen',
  signIn: 'Anmelden',
  pageInMine: 'Diese Seite gibt es auf Deutsch',
  digit: (position) => `Ziffer ${position}`,
  goHome: 'Zur Startseite',
  signUpTerms: /Ich stimme den AGB zu/,
  terms: 'AGB',
  createAccount: 'Konto anlegen',
  profileComplete: 'Dein Profil ist vollständig',
  setPassword: 'Passwort festlegen',
  newPassword: 'Neues Passwort',
  savePassword: 'Passwort festlegen',
  passwordTooShort: /mindestens zehn und höchstens/,
  passwordSaved: /Dein Passwort ist gespeichert/,
  signOut: 'Abmelden',
  usePassword: 'Mit Passwort anmelden',
  password: /^Passwort\W*$/,
  wrongPassword: /passen nicht zusammen/,
  forgot: 'Passwort vergessen?',
  recovered: /Dein neues Passwort ist gespeichert/,
  deleteForGood: 'Mein Konto endgültig löschen',
  tickToGoOn: 'Bitte setze hier das Häkchen, um weiterzumachen.',
  understood: /nicht rückgängig/,
  accountDeleted: 'Dein Konto ist gelöscht',
  providerCancelled: (provider) => `Du hast die Anmeldung mit ${provider} abgebrochen. Es ist nichts passiert.`,
  nothingToReview: 'Nichts mehr zu bewerten',
  bagsADay: 'Gepäckstücke am Tag',
  sendStashpoint: 'Angaben abschicken',
  choosePlace: 'Wähle deine Stadt oder eine Sehenswürdigkeit in der Nähe.',
  businessName: 'Name des Geschäfts',
  address: 'Straße und Hausnummer',
  postalCode: 'Postleitzahl',
  useMyPosition: 'Meinen Standort verwenden',
  markerStands: /Die Markierung steht bei/,
  hostTerms: /Ich bin berechtigt/,
  welcomeHost: 'Willkommen unter den Gastgebern',
  hostConsole: 'Gastgeberbereich öffnen',
  hostHasAccount: /Melde dich an, dann kommt dein Geschäft dazu/,
  asCredit: /Guthaben in deinem Konto/,
  changeStay: 'Zeiten oder Gepäck ändern',
  costsMore: /^Kostet .* mehr$/,
  saveChange: 'Änderung speichern',
  bags: (count) => `${count} Gepäckstücke`,
  anotherDay: /^Noch einen Tag/,
  paidByCard: /^Bezahlt, /,
  itIsClosed: 'Es ist geschlossen',
  findAnother: 'Melden und Ersatz finden',
  moveHere: 'Hierher umbuchen',
  moved: /^Dein Gepäck wird jetzt bei/,
  sendReview: 'Bewertung abschicken',
  starsMissing: 'Bitte wähle einen bis fünf Sterne.',
  thanks: 'Danke, Ada',
  alreadyReviewed: 'Du hast schon bewertet',
  wrongLink: 'Dieser Link funktioniert nicht',
  closedThen: /hat um diese Zeit geschlossen$/,
};

export function wordsOf(locale: string | undefined): Words {
  return locale?.startsWith('de') ? german : english;
}
