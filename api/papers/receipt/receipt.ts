import { describeCover } from '../../contract/rules/cover.ts';
import { formatMoney } from '../../contract/rules/money.ts';
import { costLines } from '../../contract/rules/price.ts';
import { splitVat, standardRate } from '../../contract/rules/vat.ts';
import type { Booking } from '../../contract/structs/booking.ts';
import { CURRENCIES } from '../../contract/vocabulary/currencies.ts';
import { type Language, localeOf } from '../../contract/vocabulary/languages.ts';
import type { Row } from '../parts.ts';
import { wordsIn } from '../words-in.ts';

/** The content of a receipt, in one language. */
export interface Receipt {
  language: Language;
  title: string;
  stay: Row[];
  /** The lines of the price; the last is their total. */
  costs: Row[];
  movementsTitle: string;
  /** Every payment and refund; the last is their sum. */
  movements: Row[];
  /** The tax included in the payment; null if none is charged. */
  tax: Row | null;
  /** Notes on taxes and the issuer. */
  notes: string[];
}

/** The operator of the site, as on the legal pages. */
export interface Issuer {
  name: string | null;
  address: string | null;
  /** Register and tax numbers. */
  register: string | null;
  /** Country of taxation, ISO 3166; and VAT number, if registered. */
  country: string;
  vatNumber: string | null;
}

/** Returns the receipt of a paid stay, by the clock of its place. */
export function receiptOf(booking: Booking, language: Language, issuer: Issuer): Receipt {
  const t = wordsIn(language);
  const { stashpoint, customer } = booking;
  const money = (amount: number) => formatMoney(amount, booking.ccy_code, minorInMajorOf(booking), language);
  const when = (instant: string) =>
    new Intl.DateTimeFormat(localeOf(language), {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: stashpoint.timezone,
    }).format(new Date(instant));
  const issued = [issuer.name, issuer.address].filter(Boolean).join(', ');
  return {
    language,
    title: t('receipt.title'),
    stay: [
      [t('receipt.booking'), booking.id],
      [t('receipt.booked'), when(booking.created)],
      [t('receipt.traveller'), `${customer.first_name} ${customer.last_name}`],
      [
        t('receipt.stashpoint'),
        [stashpoint.business_name, stashpoint.registered_name, stashpoint.address].filter(Boolean).join(', '),
      ],
      [t('receipt.dropoff'), when(booking.dropoff)],
      [t('receipt.pickup'), when(booking.pickup)],
      [t('receipt.bags'), String(booking.bag_count)],
    ],
    costs: costLines(booking).map(({ kind, amount }) => [t(`receipt.costs.${kind}`), money(amount)]),
    movementsTitle: t('receipt.movementsTitle'),
    movements: [
      ...booking.movements.map(
        ({ kind, amount, created }): Row => [`${t(`receipt.movements.${kind}`)}, ${when(created)}`, money(amount)],
      ),
      [t('receipt.paid'), money(booking.post_refund_price)],
    ],
    tax: taxOf(booking, language, issuer),
    notes: [
      booking.cancelled_at ? '' : describeCover(language, booking.pre_discount_total_guarantee_fee, booking.ccy_code),
      issuer.vatNumber ? '' : t('receipt.noVat'),
      issued && t('receipt.issuedBy', { issuer: issued }),
      issuer.register,
      issuer.vatNumber && t('invoice.vatNumber', { number: issuer.vatNumber }),
    ].filter((note): note is string => Boolean(note)),
  };
}

/**
 * Calculates the tax in the price: storing bags for a traveller is taxed at our seat (directive 2006/112/EC, article
 * 45), at the rate of the day on which the bags were picked up.
 */
function taxOf(booking: Booking, language: Language, { country, vatNumber }: Issuer): Row | null {
  const rate = vatNumber ? standardRate(country, booking.pickup.slice(0, 10)) : null;
  if (rate === null) return null;
  const format = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 });
  const { vat } = splitVat(booking.post_refund_price, rate);
  const sum = formatMoney(vat, booking.ccy_code, minorInMajorOf(booking), language);
  return [wordsIn(language)('receipt.vatIncluded', { percent: format.format(rate / 10_000) }), sum];
}

function minorInMajorOf({ ccy_code }: Booking): number {
  return CURRENCIES[ccy_code].minorInMajor;
}
