import { type Case, COUNTED_DAYS, type IncidentDetail, splitStaffRefund, type Verdict } from '@cubby/api';
import { serverClock } from '@cubby/api/client';
import { colour, FactList, radius } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { addDays } from 'date-fns/addDays';
import { useId } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { afterVerdict, type PlannedRefund } from './RefundFields.tsx';

interface ConsequencesProps {
  incident: IncidentDetail;
  record: Case;
  /** Null until one is chosen. */
  verdict: Verdict | null;
  /** Null if nothing is refunded. */
  order: PlannedRefund | null;
}

/** All that follows from a decision, in exact sums, before it is made. */
export function Consequences({ incident, record, verdict, order }: ConsequencesProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} aria-live="polite" sx={box}>
      <Typography id={id} component="h3" variant="h3">
        {t('cases.follows')}
      </Typography>
      {verdict ? (
        <>
          <Money record={record} verdict={verdict} order={order} />
          <Strike incident={incident} verdict={verdict} />
          <div>{t(order || isSettled(record, verdict) ? 'cases.emails_both' : 'cases.emails')}</div>
        </>
      ) : (
        t('cases.choose_first')
      )}
    </Box>
  );
}

/** Tells whether a verdict releases pending money, of which its traveller is notified. */
function isSettled({ refundable }: Case, verdict: Verdict): boolean {
  if (!refundable) return false;
  const { upheld, dismissed } = refundable;
  return verdict === 'upheld' ? upheld.card + upheld.credit + upheld.withdrawn > 0 : dismissed.withdrawn > 0;
}

function Money({ record: { refundable, refunds }, verdict, order }: Omit<ConsequencesProps, 'incident'>) {
  const t = useTranslate();
  const { money } = useFormats();
  const [latest] = refunds;
  const earlier = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const kept = latest && (
    <div>
      {t('cases.earlier_refunds', {
        amount: money(earlier, { ccy: latest.ccy_code, ccy_minor_in_major: latest.ccy_minor_in_major }),
      })}
    </div>
  );
  const nothing = (
    <>
      <div>{t('cases.no_money')}</div>
      {kept}
    </>
  );
  if (!refundable || !verdict) return nothing;
  const after = afterVerdict(refundable, verdict);
  const split = { card: after.card, earned: after.host_share };
  const ordered = order ? splitStaffRefund(split, { ...order, byHost: order.borne_by === 'host' }) : NOTHING;
  const { ccy_code: ccy, ccy_minor_in_major, host_share } = refundable;
  const write = (amount: number) => money(amount, { ccy, ccy_minor_in_major });
  const own = verdict === 'upheld' ? refundable.upheld : { ...refundable.dismissed, card: 0, credit: 0 };
  const [card, credit] = [own.card + ordered.card, own.credit + ordered.credit];
  if (card + credit + own.withdrawn === 0 && own.host_share === host_share) return nothing;
  const share = { before: write(host_share), after: write(after.host_share - ordered.host) };
  return (
    <>
      <FactList
        receipt
        facts={[
          ...(card > 0 ? [[t('cases.to_card'), write(card)] as const] : []),
          ...(credit > 0 ? [[t('cases.to_credit'), write(credit)] as const] : []),
          ...(own.withdrawn > 0 ? [[t('cases.withdrawn'), write(own.withdrawn)] as const] : []),
          [t('cases.host_share'), share.before === share.after ? share.before : t('cases.from_to', share)],
          ...(order ? [[t('cases.cubby_pays'), write(ordered.platform)] as const] : []),
        ]}
      />
      {kept}
    </>
  );
}

const NOTHING = { card: 0, credit: 0, host: 0, platform: 0 };

function Strike({ incident, verdict }: { incident: IncidentDetail; verdict: Verdict }) {
  const t = useTranslate();
  const { counted, created, standing } = incident;
  const isRecent = addDays(new Date(created), COUNTED_DAYS) > serverClock.now();
  const others = counted - (standing === 'counts' && isRecent ? 1 : 0);
  const after = others + (verdict === 'upheld' && isRecent ? 1 : 0);
  return (
    <div>
      <StrikeText incident={incident} verdict={verdict} />
      <FactList
        receipt
        facts={[
          [
            t('cases.upheld_reports'),
            after === counted ? String(counted) : t('cases.from_to', { before: counted, after }),
          ],
        ]}
      />
    </div>
  );
}

/** Says whether a report counts against its place, and until when. */
export function StrikeText({ incident, verdict }: { incident: IncidentDetail; verdict: Verdict }) {
  const t = useTranslate();
  const { date } = useFormats();
  const end = addDays(new Date(incident.created), COUNTED_DAYS);
  const place = incident.stashpoint.name;
  if (verdict === 'dismissed') return <div>{t('cases.does_not_count', { place })}</div>;
  if (end <= serverClock.now()) return <div>{t('cases.too_old', { place })}</div>;
  return <div>{t('cases.counts_until', { place, date: date(end.toISOString()) })}</div>;
}

/** It stays in sight while the fields beside it scroll. */
const box = {
  position: { md: 'sticky' },
  top: { md: 0 },
  display: 'grid',
  gap: 1.5,
  p: 2,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surfaceMuted,
  minWidth: 0,
} as const;
