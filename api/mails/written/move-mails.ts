import { action, facts, stashpoint } from '../parts.ts';
import {
  bagsRow,
  bookingRow,
  directions,
  hoursRow,
  type RefundFacts,
  type StayFacts,
  timeRows,
  type WayFacts,
  waitingRefunds,
} from './stay-parts.ts';
import { mail } from './written-mail.ts';

/** A booking that has moved away from `from`. */
interface MoveFacts extends StayFacts, WayFacts, RefundFacts {
  from: string;
  refunds: string | null;
  link: string;
}

/** The stay that a host loses or receives; `name` is theirs. */
type HostMoveFacts = StayFacts & { traveller: string };

/** Emails about a booking that moves to another place. */
export const moveMails = {
  /** To a traveller whose place failed them at the door, and to both hosts. */
  moved: mail<MoveFacts>(
    (t, f) => t('moved.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('moved.text', f),
      stashpoint(f),
      f.pass,
      facts(...timeRows(t, f), bagsRow(t, f.bags), hoursRow(t, f)),
      directions(t, f),
      f.card && t('refunds.cheaper.card', { card: f.card }),
      f.credit && t('refunds.cheaper.credit', { credit: f.credit }),
      ...waitingRefunds(t, f),
      action(t('common.pass'), f.link),
      f.cover,
    ],
  ),
  departed: mail<HostMoveFacts>(
    (t, f) => t('departed.subject', f),
    (t, f) => [t('common.hello', f), t('departed.text', f), t('departed.hours')],
  ),
  arriving: mail<HostMoveFacts>(
    (t, f) => t('arriving.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('arriving.text', f),
      facts(bookingRow(t, f), ...timeRows(t, f), bagsRow(t, f.bags)),
      t('common.fullShare'),
    ],
  ),
  /** To a traveller whose booking staff have moved beforehand, and to both hosts. */
  relocated: mail<MoveFacts>(
    (t, f) => t('relocated.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('relocated.text', f),
      stashpoint(f),
      f.pass,
      facts(...timeRows(t, f), bagsRow(t, f.bags), hoursRow(t, f)),
      directions(t, f),
      f.card && t('refunds.cheaper.card', { card: f.card }),
      f.credit && t('refunds.cheaper.credit', { credit: f.credit }),
      action(t('relocated.pass'), f.link),
      f.cover,
      f.refunds && t('relocated.cancel', { refunds: f.refunds }),
    ],
  ),
  reassigned: mail<HostMoveFacts>(
    (t, f) => t('reassigned.subject', f),
    (t, f) => [t('common.hello', f), t('reassigned.text', f)],
  ),
  assigned: mail<HostMoveFacts>(
    (t, f) => t('assigned.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('assigned.text', f),
      facts(bookingRow(t, f), ...timeRows(t, f), bagsRow(t, f.bags)),
      t('common.fullShare'),
    ],
  ),
};
