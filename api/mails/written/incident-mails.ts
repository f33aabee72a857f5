import type { ReportKind, Verdict } from '../../contract/rules/incidents.ts';
import { action, stashpoint } from '../parts.ts';
import { mail } from './written-mail.ts';

interface Facts {
  name: string;
  id: string;
  stashpoint: string;
}

/** A traveller is at the door; `text` is the traveller's message, if any. */
interface IncidentFacts extends Facts {
  traveller: string;
  kind: ReportKind;
  text: string | null;
  at: string;
  distance: string | null;
  pictures: number;
  /** Deadline for a response that counts; null if a response changes nothing. */
  answerBy: string | null;
  link: string;
}

/** A report counts against a place, or does not; `text` is the staff's message, if any. */
interface DecisionFacts extends Facts {
  at: string;
  outcome: Verdict | 'unanswered';
  text: string | null;
  /** The host's share of the booking before and after the refund, if it changes. */
  share: { before: string; after: string } | null;
  link: string;
}

/** The report because of which money waited is confirmed or not, and what that does. */
interface ReportFacts {
  name: string;
  id: string;
  outcome: 'proven' | 'dismissed';
  card: string | null;
  credit: string | null;
  /** Credit taken back. */
  withdrawn: string | null;
}

/** Emails about reports of travellers. */
export const incidentMails = {
  /** To a host. */
  incident: mail<IncidentFacts>(
    (t, f) => t('incident.subject', f),
    (t, f) => [
      t('common.hello', f),
      t(`incident.kind.${f.kind}`, f),
      f.text && t('incident.text', { text: f.text }),
      t('incident.at', f),
      f.distance && t('incident.distance', { distance: f.distance }),
      f.pictures > 0 && t('incident.pictures', { smart_count: f.pictures }),
      t(f.kind === 'closed_at_pickup' ? 'incident.open' : 'incident.checkIn'),
      f.answerBy
        ? action(t('incident.respond'), f.link, t('incident.answerBy', { answerBy: f.answerBy }))
        : action(t('incident.respond'), f.link, t('incident.tell')),
    ],
  ),
  /** To a host. */
  incidentDecided: mail<DecisionFacts>(
    (t, f) => t(f.outcome === 'dismissed' ? 'incidentDecided.subject.dismissed' : 'incidentDecided.subject.counts', f),
    (t, f) => [
      t('common.hello', f),
      t(`incidentDecided.outcome.${f.outcome}`, f),
      f.text && t('incidentDecided.text', { text: f.text }),
      f.share && t('incidentDecided.share', f.share),
      f.outcome === 'unanswered' && t('incidentDecided.wrong'),
      action(t('incidentDecided.view'), f.link),
    ],
  ),
  /** To a traveller. */
  reportDecided: mail<ReportFacts>(
    (t, f) => t(`reportDecided.subject.${f.outcome}`, f),
    (t, f) => [
      t('common.hello', f),
      t(`reportDecided.text.${f.outcome}`, f),
      f.card && t('refunds.card', { card: f.card }),
      f.credit && t('reportDecided.credit', { credit: f.credit }),
      f.withdrawn && t(`reportDecided.withdrawn.${f.outcome}`, { withdrawn: f.withdrawn }),
      f.outcome === 'dismissed' && t('reportDecided.disagree'),
    ],
  ),
  /** To a traveller whose bags are locked in: the time the host arrives; `at` is null if the place is open now. */
  hostComes: mail<Facts & { address: string; at: string | null; text: string | null; link: string }>(
    (t, f) => (f.at ? t('hostComes.subject.at', { ...f, at: f.at }) : t('hostComes.subject.now', f)),
    (t, f) => [
      t('common.hello', f),
      f.at ? t('hostComes.at', { ...f, at: f.at }) : t('hostComes.now', f),
      stashpoint(f),
      f.text && t('hostComes.text', { text: f.text }),
      t('hostComes.noOne'),
      action(t('common.yourBooking'), f.link),
    ],
  ),
  /** To staff: the host did not open in time for a traveller whose bags are inside. */
  unanswered: mail<Facts & { traveller: string; link: string }>(
    (t, f) => t('unanswered.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('unanswered.text', f),
      action(t('common.openBooking'), f.link, t('unanswered.call', f)),
    ],
  ),
};
