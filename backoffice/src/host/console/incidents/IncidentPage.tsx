import type { IncidentDetail } from '@cubby/api';
import { BackLink, FactCard, FactList, HoldClock } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { RecordPage } from '../../../shared/page/RecordPage.tsx';
import { FormAndMore } from '../../../shared/records/FormColumns.tsx';
import { ReportFacts } from '../../../shared/reports/ReportFacts.tsx';
import { Answered, Reported } from '../../../shared/reports/ReportStory.tsx';
import { Standing } from '../../../shared/reports/Standing.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { PickupForm } from './PickupForm.tsx';

/** One report for the host of its place: the next step first, then both statements and the known facts. */
export function IncidentPage() {
  const { incidentId = '' } = useParams();
  return (
    <RecordPage<IncidentDetail> resource="incidents" id={incidentId}>
      {(report) => <Shown report={report} />}
    </RecordPage>
  );
}

function Shown({ report }: { report: IncidentDetail }) {
  const t = useTranslate();
  const { momentIn } = useFormats();
  const { stashpoint, standing } = report;
  // A traveller who can't get their bags takes priority, with the time left; otherwise the response does.
  const isAtPickup = report.kind === 'closed_at_pickup';
  return (
    <>
      <BackLink href={hostPaths.incidents}>{t('incidents.title')}</BackLink>
      <PageHead
        title={t('reports.one', { kind: t(`incidents.kind.${report.kind}`), id: report.booking_id })}
        text={
          <>
            <Standing standing={standing} toHost /> {stashpoint.name} · {momentIn(report.created, stashpoint.timezone)}
          </>
        }
      />
      <FormAndMore
        form={
          <>
            {isAtPickup && <ToDo report={report} />}
            <Reported report={report} />
            {!isAtPickup && <ToDo report={report} />}
            <Answered report={report} />
          </>
        }
        more={
          <>
            <Next report={report} />
            <ReportFacts report={report} />
            <Traveller report={report} />
          </>
        }
      />
    </>
  );
}

function ToDo({ report }: { report: IncidentDetail }) {
  const t = useTranslate();
  const { locale } = useFormats();
  if (report.answers.length === 0) return null;
  const isAtPickup = report.kind === 'closed_at_pickup';
  return (
    <FactCard title={t(isAtPickup ? 'reports.pickup_title' : 'reports.your_answer')}>
      {isAtPickup && report.respond_by && (
        <Box sx={{ mb: 2 }}>
          <HoldClock
            expiresAt={report.respond_by}
            label={t('reports.pickup_clock')}
            expiredLabel={t('reports.pickup_over')}
            locale={locale}
          />
        </Box>
      )}
      {isAtPickup ? <PickupForm report={report} /> : <AnswerForm report={report} />}
    </FactCard>
  );
}

function Next({ report }: { report: IncidentDetail }) {
  const t = useTranslate();
  const { momentIn } = useFormats();
  const time = report.answer_by ? momentIn(report.answer_by, report.stashpoint.timezone) : '';
  const isAtPickup = report.kind === 'closed_at_pickup';
  return (
    <FactCard title={t('reports.next_title')}>
      <Box>{isAtPickup ? t('reports.pickup_next') : t(`reports.next.${report.standing}`, { time })}</Box>
      <Box sx={{ mt: 1, color: 'text.secondary' }}>
        {report.counted > 0 ? t('reports.counted', { smart_count: report.counted }) : t('reports.counted_none')}
      </Box>
    </FactCard>
  );
}

/** The traveller as far as the booking reveals them; only a first name once the booking has moved to another place. */
function Traveller({ report: { customer, booking_id } }: { report: IncidentDetail }) {
  const t = useTranslate();
  const { name, phone_number } = customer;
  return (
    <FactCard title={t('reports.traveller')}>
      <FactList
        facts={[
          [t('reports.traveller'), name || '–'],
          [t('incidents.field.booking'), booking_id],
        ]}
      />
      {phone_number && (
        <Link href={`tel:${phone_number.replace(/[^+\d]/g, '')}`} sx={{ display: 'inline-block', py: 1 }}>
          {t('reports.call', { phone: phone_number })}
        </Link>
      )}
    </FactCard>
  );
}
