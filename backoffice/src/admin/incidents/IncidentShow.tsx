import type { AdminIncident, IncidentDetail } from '@cubby/api';
import { BackLink, FactCard, FactList } from '@cubby/design-system';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { paths } from '../../lib/routing/paths.ts';
import { IncidentFacts } from '../../shared/incidents/IncidentFacts.tsx';
import { Answered, Reported } from '../../shared/incidents/IncidentStory.tsx';
import { Standing } from '../../shared/incidents/Standing.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { RecordPage } from '../../shared/page/RecordPage.tsx';
import { FormAndMore } from '../../shared/records/FormColumns.tsx';
import { Decide } from './Decide.tsx';
import { MoneyCard } from './MoneyCard.tsx';
import { Person } from './Person.tsx';

/** One report for staff: both statements, the known facts, and the decision. */
export function IncidentShow() {
  const { incidentId = '' } = useParams();
  return (
    <RecordPage<IncidentDetail> resource="incidents" id={incidentId} hasMore>
      {(incident) => <Shown incident={incident} />}
    </RecordPage>
  );
}

function Shown({ incident }: { incident: IncidentDetail }) {
  const t = useTranslate();
  const { momentIn } = useFormats();
  const { may } = useScopes();
  const { stashpoint, answer_by, standing, counted } = incident;
  const isDue = standing === 'waiting' && answer_by;
  return (
    <>
      <BackLink href={paths.incidents}>{t('incidents.title')}</BackLink>
      <PageHead
        title={t('incidents.one', { kind: t(`incidents.kind.${incident.kind}`), id: incident.booking_id })}
        text={
          <>
            <Standing standing={standing} />{' '}
            {isDue && t('incidents.answer_by', { time: momentIn(answer_by, stashpoint.timezone) })}
          </>
        }
        actions={answer_by && <Decide incident={incident} />}
      />
      <FormAndMore
        form={
          <>
            <Reported incident={incident} />
            <Answered incident={incident} />
          </>
        }
        more={
          <>
            <IncidentFacts incident={incident} />
            {may('money:all') && <MoneyCard bookingId={incident.booking_id} />}
            <FactCard title={t('incidents.field.stashpoint')}>
              <FactList facts={stashpointFacts(incident, t)} />
              {counted > 0 ? t('incidents.counted', { smart_count: counted }) : t('incidents.counted_none')}
            </FactCard>
          </>
        }
      />
    </>
  );
}

function stashpointFacts({ stashpoint, booking_id, host, customer }: AdminIncident, t: (key: string) => string) {
  return [
    [
      t('incidents.field.stashpoint'),
      <Link key="stashpoint" href={paths.stashpoint(stashpoint.id)}>
        {stashpoint.name}
      </Link>,
    ],
    [
      t('incidents.field.booking'),
      <Link key="booking" href={paths.booking(booking_id)}>
        {booking_id}
      </Link>,
    ],
    [t('incidents.field.host'), <Person key="host" name={host.name} phone={host.phone_number} />],
    [t('incidents.field.customer'), <Person key="customer" name={customer.name} phone={customer.phone_number} />],
  ] as const;
}
