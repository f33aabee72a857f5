import type { IncidentDetail } from '@cubby/api';
import { BackLink, FactCard, FactList, HoldClock } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useRecordContext, useTranslate } from 'ra-core';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { IncidentFacts } from '../../../shared/incidents/IncidentFacts.tsx';
import { Answered, Reported } from '../../../shared/incidents/IncidentStory.tsx';
import { Standing } from '../../../shared/incidents/Standing.tsx';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { FormAndMore } from '../../../shared/records/FormColumns.tsx';
import { RecordShow } from '../../../shared/records/RecordShow.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { PickupForm } from './PickupForm.tsx';

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
  if (!incident) return null;
  const { stashpoint, standing } = incident;
  // A traveller who can't get their bags takes priority, with the time left; otherwise the response does.
  const isAtPickup = incident.kind === 'closed_at_pickup';
  return (
    <>
      <BackLink href={hostPaths.incidents}>{t('incidents.title')}</BackLink>
      <PageHead
        title={t('incidents.one', { kind: t(`incidents.kind.${incident.kind}`), id: incident.booking_id })}
        text={
          <>
            <Standing standing={standing} toHost /> {stashpoint.name} ·{' '}
            {momentIn(incident.created, stashpoint.timezone)}
          </>
        }
      />
      <FormAndMore
        form={
          <>
            {isAtPickup && <ToDo incident={incident} />}
            <Reported incident={incident} />
            {!isAtPickup && <ToDo incident={incident} />}
            <Answered incident={incident} />
          </>
        }
        more={
          <>
            <Next incident={incident} />
            <IncidentFacts incident={incident} />
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
      {isAtPickup ? <PickupForm incident={incident} /> : <AnswerForm incident={incident} />}
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
