import { type Booking, type Case, type ClaimCase, type IncidentDetail, isDecidable } from '@cubby/api';
import { BackLink, FeatureBadge } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useGetOne, useRecordContext } from 'ra-core';
import { useState } from 'react';
import { useAsks } from '../../lib/i18n/use-asks.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { listPath } from '../../lib/routing/paths.ts';
import { StaffTalk } from '../../shared/bookings/BookingTalk.tsx';
import { ClaimStory } from '../../shared/incidents/ClaimStory.tsx';
import { IncidentFacts } from '../../shared/incidents/IncidentFacts.tsx';
import { Answered, Reported } from '../../shared/incidents/IncidentStory.tsx';
import { Standing } from '../../shared/incidents/Standing.tsx';
import { useClaim } from '../../shared/incidents/use-claim.ts';
import { TeamCard } from '../../shared/notes/TeamCard.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { FormAndMore, FormColumns } from '../../shared/records/FormColumns.tsx';
import { RecordShow } from '../../shared/records/RecordShow.tsx';
import { ClaimCustody, ClaimMoney, ClaimSignals, ClaimSteps } from '../claims/ClaimFacts.tsx';
import { DecideClaim, ToConfirm } from '../claims/DecideClaim.tsx';
import { Decide } from '../decisions/Decide.tsx';
import { Earlier } from './Earlier.tsx';
import { MoneyCard } from './MoneyCard.tsx';
import { Outcome } from './Outcome.tsx';
import { Replies } from './Replies.tsx';
import { ResolveDialog } from './ResolveDialog.tsx';
import { StayCard } from './StayCard.tsx';
import { WhereCard } from './WhereCard.tsx';

/** One report for staff, as a case: both statements, all facts, the decision, and who works on it. */
export function IncidentShow() {
  return (
    <RecordShow<IncidentDetail> queryOptions={{ meta: { view: 'detail' } }}>
      <IncidentPage />
    </RecordShow>
  );
}

function IncidentPage() {
  const incident = useRecordContext<IncidentDetail>();
  return incident?.case && <Shown incident={incident} record={incident.case} />;
}

function Shown({ incident, record }: { incident: IncidentDetail; record: Case }) {
  const t = useTranslate();
  const { momentIn } = useFormats();
  const { data: claim } = useClaim(incident);
  const { data: booking } = useGetOne<Booking>('booking', { id: incident.booking_id }, { retry: false });
  const { stashpoint, standing } = incident;
  const { deadline, refundable } = record;
  return (
    <>
      <BackLink href={listPath('incidents')}>{t('incidents.title')}</BackLink>
      <PageHead
        title={t('incidents.one', { kind: t(`incidents.kind.${incident.kind}`), id: incident.booking_id })}
        text={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <FeatureBadge label={t(`cases.state.${record.state}`)} tone={TONES[record.state]} />
            {claim && (
              <span>
                {t('claims.title', { number: claim.number })} · {t(`claims.state.${claim.state}`)}
              </span>
            )}
            {incident.kind !== 'claim' && record.state !== 'waiting_for_host' && <Standing standing={standing} />}
            {deadline && <span>{t('incidents.answer_by', { time: momentIn(deadline, stashpoint.timezone) })}</span>}
          </Box>
        }
        actions={<Actions incident={incident} record={record} claim={claim} />}
      />
      <FormAndMore
        form={
          <>
            {claim?.staff && <ToConfirm claim={claim} staff={claim.staff} />}
            {claim?.staff && <ClaimSignals staff={claim.staff} />}
            <Reported incident={incident} answerShown />
            {claim && <ClaimStory claim={claim} />}
            <Answered incident={incident} outcome={<Outcome incident={incident} record={record} />} />
            {claim?.staff && <ClaimCustody staff={claim.staff} timezone={stashpoint.timezone} />}
            {claim?.staff && <ClaimSteps staff={claim.staff} timezone={stashpoint.timezone} />}
            {incident.kind !== 'claim' && <WhereCard incident={incident} record={record} />}
            {incident.kind !== 'claim' && <IncidentFacts incident={incident} />}
            <FormColumns>
              <StaffTalk id={incident.booking_id} timezone={stashpoint.timezone} />
              <Replies incidentId={incident.id} replies={record.replies} />
            </FormColumns>
          </>
        }
        more={
          <>
            <StayCard incident={incident} booking={booking} movedRefund={record.moved_refund} />
            {claim?.staff && <ClaimMoney claim={claim} staff={claim.staff} />}
            {refundable && booking && (
              <MoneyCard
                booking={booking}
                refundable={refundable}
                isOpen={isDecidable(incident) && incident.verdict === null}
              />
            )}
            <TeamCard />
            <Earlier incident={incident} record={record} />
          </>
        }
      />
    </>
  );
}

interface ActionsProps {
  incident: IncidentDetail;
  record: Case;
  claim: ClaimCase | undefined;
}

/** The decision that a case takes by its kind. */
function Actions({ incident, record, claim }: ActionsProps) {
  if (claim?.staff) return <DecideClaim claim={claim} staff={claim.staff} />;
  if (incident.kind === 'claim') return null;
  return isDecidable(incident) ? <Decide incident={incident} record={record} /> : <Resolve incident={incident} />;
}

/** Closes a report of bags that were locked in, which is never decided. */
function Resolve({ incident }: { incident: IncidentDetail }) {
  const t = useTranslate();
  const asks = useAsks();
  const [isAsking, setAsking] = useState(false);
  if (incident.resolved_at) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {asks(t('incidents.resolve'))}
      </Button>
      {isAsking && <ResolveDialog incident={incident} onClose={() => setAsking(false)} />}
    </>
  );
}

const TONES = {
  waiting_for_host: 'warm',
  overdue: 'loud',
  waiting_for_traveller: 'calm',
  to_decide: 'warm',
  settled: 'calm',
  decided: 'good',
} as const;
