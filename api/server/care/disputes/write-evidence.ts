import { formatMoney } from '../../../contract/rules/money.ts';
import { localMoment, localText } from '../../../contract/rules/time.ts';
import type { CustodyEvent } from '../../../contract/structs/custody.ts';
import type { DisputeEvidence } from '../../../contract/structs/dispute.ts';
import { CURRENCIES, type CurrencyCode } from '../../../contract/vocabulary/currencies.ts';

export interface ContestedStay {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  created: Date;
  dropoff: Date;
  pickup: Date;
  bag_count: number;
  total: number;
  currency_code: CurrencyCode;
  business_name: string;
  address: string;
  timezone: string;
  custody: readonly CustodyEvent[];
  /** Mails about the booking that were sent. */
  mails: readonly { subject: string; sent_at: Date }[];
  /** The traveller's review of the stay. */
  review: { created: Date; rating: number } | null;
  /** The number of stored photos of the bags. */
  photos: number;
}

/**
 * Writes what a bank is told of a stay, in its own English: facts, with the local times of the place, and no opinions.
 *
 * @param refundPolicy The refund policy as shown before and after buying.
 */
export function writeEvidence(stay: ContestedStay, refundPolicy: string, statement = ''): DisputeEvidence {
  const { custody, photos } = stay;
  const log: [Date, string][] = [
    [stay.created, `Booked: ${bags(stay.bag_count)}, ${sum(stay)} in all`],
    ...stay.mails.map(({ sent_at, subject }): [Date, string] => [sent_at, `Email sent to the customer: “${subject}”`]),
    ...custody.map((event): [Date, string] => [new Date(event.occurred_at), describe(event)]),
    ...(stay.review
      ? [
          [stay.review.created, `The customer reviewed the stay with ${stay.review.rating} of 5 stars`] as [
            Date,
            string,
          ],
        ]
      : []),
  ];
  const moment = (instant: Date) => localText(instant, stay.timezone).replace('T', ' ');
  const lines = log
    .sort(([one], [other]) => one.getTime() - other.getTime())
    .map(([at, text]) => `${moment(at)} ${text}`);
  return {
    product_description: `Luggage storage at ${stay.business_name}, ${stay.address}: ${bags(stay.bag_count)} from ${moment(stay.dropoff)} to ${moment(stay.pickup)} (${stay.timezone}), booking ${stay.id}`,
    service_date: localMoment(stay.dropoff, stay.timezone).date,
    customer_name: `${stay.first_name} ${stay.last_name}`.trim(),
    customer_email_address: stay.email,
    access_activity_log: [
      `All times are local (${stay.timezone}).`,
      ...lines,
      ...(photos > 0 ? [`Photos of the bags, taken at the counter and stored by us: ${photos}`] : []),
    ].join('\n'),
    refund_policy_disclosure: refundPolicy,
    uncategorized_text: statement.trim(),
  };
}

function describe({
  kind,
  bags: each,
  reason,
  collector,
  place: stashpoint,
  actor_name,
  device_name,
  ...event
}: CustodyEvent) {
  const named = each.map(({ number, size, tag }) => `bag ${number}, ${size}${tag ? `, tag ${tag}` : ''}`).join('; ');
  const by = [actor_name && `by ${actor_name}`, device_name && `on “${device_name}”`].filter(Boolean).join(' ');
  const noted = `at ${stashpoint}${by ? `, recorded ${by}` : ''}`;
  const many = `${bags(each.length)}${named ? ` (${named})` : ''}`;
  const texts = {
    checked_in: `Checked in: ${many} ${noted}`,
    bags_corrected: `Corrected at the counter: ${event.bag_count_after ?? 0} instead of ${event.bag_count_before ?? 0}, ${noted}`,
    tags_changed: `Tags replaced by those of another check-in: ${many} ${noted}`,
    checked_out: `Checked out${collector ? ` to ${collector}, named by the customer` : ''}: ${many} ${noted}`,
    refused: `Refused (${reason ?? 'no reason given'}) ${noted}`,
    missed: `No-show, ${noted}`,
    said_coming: `The customer said that they are on their way, ${noted}`,
    reinstated: `No-show undone, ${noted}`,
    said_collected: `The customer confirmed that they have their bags: ${many}`,
    settled: `Closed because the customer ${event.evidence === 'reviewed' ? 'reviewed the stay' : 'has the bags'}: ${many}`,
  } satisfies Record<CustodyEvent['kind'], string>;
  return texts[kind];
}

function bags(count: number): string {
  return `${count} ${count === 1 ? 'bag' : 'bags'}`;
}

function sum({ total, currency_code }: ContestedStay): string {
  return formatMoney(total, currency_code, CURRENCIES[currency_code].minorInMajor, 'en');
}
