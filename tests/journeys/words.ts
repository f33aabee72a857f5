import type { Language } from '@cubby/api';
import { translatorOf } from '../../api/words/translator.ts';
import { type Address, textsOf } from '../words/catalogue.ts';

/** The texts a traveller reads on the way, by what a journey calls them. */
const TEXTS = {
  where: 'site/common search.place',
  moreBags: 'site/common stay.moreBags',
  findStorage: 'site/common search.submit',
  bookNow: 'site/common stashpoint.book',
  firstName: 'site/common contact.first_name',
  lastName: 'site/common contact.last_name',
  email: 'site/common contact.email',
  changeDetails: 'site/checkout checkout.changeDetails',
  phone: 'site/common contact.phone_number',
  toPayment: 'site/checkout checkout.continue',
  bagsFit: 'site/common doors.fits',
  cardNumber: 'site/payment payment.cardNumber',
  expiry: 'site/payment payment.expiry',
  securityCode: 'site/payment payment.cvc',
  pay: 'site/payment payment.pay',
  changeEmail: 'site/account account.email.change',
  confirmPresence: 'site/account account.presence.title',
  mailCode: 'site/account account.presence.send',
  newEmail: 'site/account account.email.next',
  currentPassword: 'site/account account.currentPassword',
  notCurrentPassword: 'site/account account.wrongPassword',
  emailChanged: 'site/account account.email.saved',
  takeBack: 'site/login undoEmail.take',
  wrongCode: 'site/common errorIds.INCORRECT_CREDENTIALS',
  usedUpCode: 'site/common errorIds.CODE_USED_UP',
  code: 'site/login login.code',
  useCode: 'site/login login.useCode',
  newCode: 'site/login login.resend',
  recoveryOver: 'site/login recovery.expired',
  addressIsBack: 'site/login undoEmail.done',
  linkIsOver: 'site/login login.linkOver',
  paypalConfirm: 'site/payment payment.trial.confirm',
  paypalRefuse: 'site/payment payment.trial.refuse',
  nothingPaid: 'site/payment payment.return.unpaid.title',
  backToPayment: 'site/payment payment.return.back',
  keepCard: 'site/payment payment.keepCard',
  declined: 'site/payment payment.declined.generic',
  itIsMe: 'site/payment payment.bankConfirm',
  refuse: 'site/payment payment.bankRefuse',
  shelfReady: 'site/booking booking.headings.confirmed',
  noNetwork: 'site/common offline.notice',
  pass: 'site/booking booking.pass',
  cancel: 'site/booking booking.cancel',
  confirmCancel: 'site/booking booking.confirmCancel',
  cancelled: 'site/booking booking.headings.cancelled',
  paidBack: 'site/booking booking.refunded',
  couponCode: 'site/checkout checkout.coupon',
  trees: 'site/checkout checkout.trees',
  applyCoupon: 'site/checkout checkout.applyCoupon',
  bookFree: 'site/checkout checkout.bookFree',
  noSuchCode: 'site/common errorIds.COUPON_NOT_FOUND',
  moreTrees: 'site/checkout checkout.moreTrees',
  sendCode: 'site/login login.sendCode',
  myBookings: 'site/account account.bookings',
  signIn: 'site/claim claim.account.signInNow',
  goHome: 'site/common errors.backToHomepage',
  signUpTerms: 'site/login signup.terms',
  terms: 'site/common footer.terms',
  createAccount: 'site/common footer.signUp',
  profileComplete: 'site/account account.complete',
  setPassword: 'site/account account.setPassword',
  newPassword: 'site/login recovery.newPassword',
  savePassword: 'site/login recovery.save',
  passwordTooShort: 'site/common errorIds.INVALID_PASSWORD_CLIENT_ERROR',
  passwordSaved: 'site/account account.passwordSaved',
  signOut: 'site/account account.signOut',
  usePassword: 'site/login login.usePassword',
  wrongPassword: 'site/login login.wrongPassword',
  forgot: 'site/login login.forgot',
  recovered: 'site/login recovery.done',
  deleteForGood: 'site/account deletion.confirm',
  tickToGoOn: 'site/common errorIds.INVALID_TERMS_CLIENT_ERROR',
  understood: 'site/account deletion.understood',
  accountDeleted: 'site/account deletion.done',
  nothingToReview: 'site/login reviewing.none',
  bagsADay: 'site/host host.calculator.bags',
  sendStashpoint: 'site/host host.form.send',
  choosePlace: 'site/host host.form.cityMissing',
  businessName: 'site/host host.form.businessName',
  address: 'site/host host.form.address',
  postalCode: 'site/host host.form.postalCode',
  useMyPosition: 'site/common search.useMyPosition',
  markerStands: 'site/host host.form.markerAt',
  hostTerms: 'site/host host.form.terms',
  welcomeHost: 'site/host host.welcome.title',
  hostConsole: 'site/host host.welcome.console',
  hostHasAccount: 'site/host host.form.emailKnown',
  asCredit: 'site/manage manage.refund.asCredit',
  changeStay: 'site/booking booking.change',
  receipt: 'site/manage manage.receipt.title',
  costsMore: 'site/manage manage.difference.more',
  saveChange: 'site/booking booking.saveChange',
  payChange: 'site/booking booking.pendingChange',
  anotherDay: 'site/manage manage.extend.day',
  itIsClosed: 'site/incident incident.open',
  findAnother: 'site/incident incident.send',
  moveHere: 'site/incident incident.move',
  moved: 'site/incident incident.moved',
  sendReview: 'site/survey survey.send',
  starsMissing: 'site/survey survey.starsMissing',
  alreadyReviewed: 'site/survey survey.done.title',
  wrongLink: 'site/account account.mails.wrongLink',
  closedThen: 'site/unavailable unavailable.closed.title',
} as const satisfies Record<string, Address>;

/** Texts of the language a journey is walked in. One with values in it is a pattern that any values match. */
export type Words = ReturnType<typeof wordsOf>;

const read = new Map<string, ReturnType<typeof readWords>>();

/** Returns the texts for a browser’s locale. Journeys are walked in English and German, those of the world also in Italian. */
export function wordsOf(locale: string | undefined) {
  const language = (['de', 'it'] as const).find((each) => locale?.startsWith(each)) ?? 'en';
  const words = read.get(language) ?? readWords(language);
  read.set(language, words);
  return words;
}

/** Returns the function that says a text by its address, with its values. */
export function sayIn(language: Language) {
  const translate = translatorOf<Record<string, string>>(language, Object.fromEntries(textsOf(language)));
  return (address: Address, values: Record<string, string | number> = {}) => translate(address, values);
}

function readWords(language: 'en' | 'de' | 'it') {
  const say = sayIn(language);
  const named = Object.entries(TEXTS).map(([name, address]) => [name, patternOf(say(address))]);
  const card = say('site/payment payment.keptCard', { card: 'Mastercard', last4: '4444' });
  const [dropoff, pickup] = [say('site/common stay.dropoff'), say('site/common stay.pickup')];
  const [date, time] = [say('site/common stay.date'), say('site/common stay.time')];
  return {
    ...(Object.fromEntries(named) as Record<keyof typeof TEXTS, string>),
    // Journeys with texts of their own have them in English and German.
    prefix: (language === 'en' ? '' : `/${language}`) as '' | '/de',
    suggestion: /^London/,
    paidByCard: new RegExp(`^${say('site/manage manage.receipt.kinds.charge')}, `),
    dropoffDate: `${dropoff}: ${date}`,
    dropoffTime: `${dropoff}: ${time}`,
    pickupDate: `${pickup}: ${date}`,
    pickupTime: `${pickup}: ${time}`,
    // A required field has a mark after its label.
    password: new RegExp(`^${say('site/login login.password')}\\W*$`),
    keptCard: card,
    removeCard: say('site/payment payment.removeCard', { card }),
    removeCoupon: (code: string) => say('site/checkout checkout.removeCode', { code }),
    oneTree: say('site/checkout checkout.treeCount', { smart_count: 1 }),
    pageInMine: say('offer offer.text'),
    nothingFor: (text: string) => say('site/common search.nothing', { text }),
    providerCancelled: (provider: string) => say('site/login login.providerCancelled', { provider }),
    bags: (smart_count: number) => say('site/common stay.bagCount', { smart_count }),
    thanks: say('site/survey survey.thanks.title', { name: 'Ada' }),
  };
}

/** Returns a text, or a pattern for one with values: any match. */
export function patternOf(text: string): string | RegExp {
  if (!text.includes('%{')) return text;
  return new RegExp(text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/%\{\w+\}/g, '.+'));
}
