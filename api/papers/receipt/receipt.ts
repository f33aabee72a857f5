import { formatMoney } from '../../contract/rules/money.ts';
import { costLines } from '../../contract/rules/price.ts';
import type { Booking } from '../../contract/structs/booking.ts';
import { CURRENCIES } from '../../contract/vocabulary/currencies.ts';
import { type Language, localeOf } from '../../contract/vocabulary/languages.ts';
import type { Row } from '../parts.ts';
import { wordsIn } from './languages/words-in.ts';

/** What a receipt says, in one language. */
export interface Receipt {
  language: Language;
  title: string;
  stay: Row[];
  /** The lines of the price; the last is their total. */
  costs: Row[];
  movementsTitle: string;
  /** Every payment and refund; the last is what is left of them. */
  movements: Row[];
  /** Of taxes, and who issues it. */
  notes: string[];
}

/** Who runs the site, as the legal pages say. */
export interface Issuer {
  name: string | null;
  address: string | null;
  /** Register and tax numbers. */
  register: string | null;
}

/** A receipt of a stay that was paid for, by the clock of its place. */
export function receiptOf(booking: Booking, language: Language, issuer: Issuer): Receipt {
  const words = wordsIn(language);
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
    title: words.title,
    stay: [
      [words.booking, booking.id],
      [words.booked, when(booking.created)],
      [words.traveller, `${customer.first_name} ${customer.last_name}`],
      [words.place, `${stashpoint.business_name}, ${stashpoint.address}`],
      [words.dropoff, when(booking.dropoff)],
      [words.pickup, when(booking.pickup)],
      [words.bags, String(booking.bag_count)],
    ],
    costs: costLines(booking).map(({ kind, amount }) => [words.costs[kind], money(amount)]),
    movementsTitle: words.movementsTitle,
    movements: [
      ...booking.movements.map(
        ({ kind, amount, created }): Row => [`${words.movements[kind]}, ${when(created)}`, money(amount)],
      ),
      [words.paid, money(booking.post_refund_price)],
    ],
    notes: [words.taxes, issued && words.issuedBy(issued), issuer.register ?? ''].filter(Boolean),
  };
}

function minorInMajorOf({ ccy_code }: Booking): number {
  return CURRENCIES[ccy_code].minorInMajor;
}
