import type { ClaimCase, IncidentDetail } from '@cubby/api';
import { BackLink, FactCard, FactList, HoldClock } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useRecordContext } from 'ra-core';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ClaimStory } from '../../../shared/incidents/ClaimStory.tsx';
import { IncidentFacts } from '../../../shared/incidents/IncidentFacts.tsx';
import { Answered, Reported } from '../../../shared/incidents/IncidentStory.tsx';
import { Standing } from '../../../shared/incidents/Standing.tsx';
import { useClaim } from '../../../shared/incidents/use-claim.ts';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { FormAndMore } from '../../../shared/records/FormColumns.tsx';
import { RecordShow } from '../../../shared/records/RecordShow.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { PickupForm } from './PickupForm.tsx';
import { StatementForm } from './StatementForm.tsx';

/** One report for the host of its place: the next step first, then both statements and the known facts. */
export function IncidentPage() {
  return (
    <RecordShow<IncidentDetail> queryOptions={{ meta: { view: 'detail' } }}>
      <Shown />
    </RecordShow>
  );
}

function Shown() {
  const t = useTranslate();
  const { momentIn } = useFormats();
  const incident = useRecordContext<IncidentDetail>();
  const { data: claim } = useClaim(incident ?? { id: '', kind: 'closed' });
  if (!incident) return null;
  const { stashpoint, standing } = incident;
  // A traveller who can't get their bags takes priority, with the time left; otherwise the response does.
  const isAtPickup = incident.kind === 'closed_at_pickup';
  // Below the form for a first response there is none to show.
  const isPastAnswering = incident.answer !== null || incident.verdict !== null || incident.answers.length === 0;
  return (
    <>
      <BackLink href={hostPaths.incidents}>{t('incidents.title')}</BackLink>
      <PageHead
        title={t('incidents.one', { kind: t(`incidents.kind.${incident.kind}`), id: incident.booking_id })}
        text={
          <>
            {(incident.kind !== 'claim' || standing === 'waiting') && <Standing standing={standing} toHost />}{' '}
            {stashpoint.name} · {momentIn(incident.created, stashpoint.timezone)}
          </>
        }
      />
      <FormAndMore
        form={
          <>
            {isAtPickup && <ToDo incident={incident} />}
            <Reported incident={incident} answerShown={isPastAnswering} />
            {claim && <ClaimStory claim={claim} />}
            {!isAtPickup && <ToDo incident={incident} />}
            {isPastAnswering && <Answered incident={incident} />}
          </>
        }
        more={
          <>
            {claim ? <ClaimNext claim={claim} incident={incident} /> : <Next incident={incident} />}
            {incident.kind !== 'claim' && <IncidentFacts incident={incident} />}
            <Traveller incident={incident} />
          </>
        }
      />
    </>
  );
}

function ToDo({ incident }: { incident: IncidentDetail }) {
  const t = useTranslate();
  const { locale } = useFormats();
  if (incident.answers.length === 0) return null;
  const isAtPickup = incident.kind === 'closed_at_pickup';
  return (
    <FactCard title={t(isAtPickup ? 'incidents.pickup_title' : 'incidents.your_answer')}>
      {isAtPickup && incident.respond_by && (
        <Box sx={{ mb: 2 }}>
          <HoldClock
            expiresAt={incident.respond_by}
            label={t('incidents.pickup_clock')}
            expiredLabel={t('incidents.pickup_over')}
            locale={locale}
          />
        </Box>
      )}
      {isAtPickup ? (
        <PickupForm incident={incident} />
      ) : incident.kind === 'claim' ? (
        <StatementForm incident={incident} />
      ) : (
        <AnswerForm incident={incident} />
      )}
    </FactCard>
  );
}

function wordsOf(state: ClaimCase['state'], { answer, standing }: IncidentDetail): string {
  if (state === 'needs_more') return 'claims.host.asked';
  if (state !== 'open') return `claims.state.${state}`;
  if (answer) return 'claims.host.answered';
  return standing === 'waiting' ? 'claims.host.open' : 'claims.host.over';
}

/** The consequences of a claim for its host: their deadline, then the decision and what they bear of it. */
function ClaimNext({ claim, incident }: { claim: ClaimCase; incident: IncidentDetail }) {
  const t = useTranslate();
  const { momentIn, money } = useFormats();
  const time = incident.answer_by ? momentIn(incident.answer_by, incident.stashpoint.timezone) : '';
  const { state, amount, borne_by_host, ccy_code: ccy, ccy_minor_in_major } = claim;
  return (
    <FactCard title={t('claims.title', { number: claim.number })}>
      <Box>{t(wordsOf(state, incident), { time })}</Box>
      {amount !== null && (
        <Box sx={{ mt: 1 }}>
          {borne_by_host
            ? t('claims.host.pays', { amount: money(amount, { ccy, ccy_minor_in_major }) })
            : t('claims.host.pays_nothing')}
        </Box>
      )}
      <Box sx={{ mt: 1, color: 'text.secondary' }}>{t('claims.host.uncounted')}</Box>
    </FactCard>
  );
}

function Next({ incident }: { incident: IncidentDetail }) {
  const t = useTranslate();
  const { momentIn } = useFormats();
  const time = incident.answer_by ? momentIn(incident.answer_by, incident.stashpoint.timezone) : '';
  const isAtPickup = incident.kind === 'closed_at_pickup';
  return (
    <FactCard title={t('incidents.next_title')}>
      <Box>{isAtPickup ? t('incidents.pickup_next') : t(`incidents.next.${incident.standing}`, { time })}</Box>
      <Box sx={{ mt: 1, color: 'text.secondary' }}>
        {incident.counted > 0 ? t('incidents.counted', { smart_count: incident.counted }) : t('incidents.counted_none')}
      </Box>
    </FactCard>
  );
}

/** The traveller as far as the booking reveals them; only a first name once the booking has moved to another place. */
function Traveller({ incident: { customer, booking_id } }: { incident: IncidentDetail }) {
  const t = useTranslate();
  const { name, phone_number } = customer;
  return (
    <FactCard title={t('incidents.traveller')}>
      <FactList
        facts={[
          [t('incidents.traveller'), name || '–'],
          [t('incidents.field.booking'), booking_id],
        ]}
      />
      {phone_number && (
        <Link href={`tel:${phone_number.replace(/[^+\d]/g, '')}`} sx={{ display: 'inline-block', py: 1 }}>
          {t('incidents.call', { phone: phone_number })}
        </Link>
      )}
    </FactCard>
  );
}
