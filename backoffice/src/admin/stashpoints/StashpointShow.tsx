import type { AdminStashpoint } from '@cubby/api';
import { BackLink, FactCard, FactList, width } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { filtered, listPath, recordPath } from '../../lib/routing/paths.ts';
import { TeamAndHistory } from '../../shared/history/TeamAndHistory.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { column, columnsOf } from '../../shared/page/page-columns.ts';
import { RecordShow } from '../../shared/records/RecordShow.tsx';
import { RelatedCard, type RelatedLink } from '../../shared/records/RelatedCard.tsx';
import { Gallery } from '../../shared/stashpoint-facts/Gallery.tsx';
import { HostFacts } from '../../shared/stashpoint-facts/HostFacts.tsx';
import { HoursTable } from '../../shared/stashpoint-facts/HoursTable.tsx';
import { PriceTable } from '../../shared/stashpoint-facts/PriceTable.tsx';
import { RoomList } from '../../shared/stashpoint-facts/RoomList.tsx';
import { StashpointPosition } from '../../shared/stashpoint-facts/StashpointPosition.tsx';
import { StatusBadges } from '../../shared/stashpoint-facts/StatusBadges.tsx';
import { WhereFacts } from '../../shared/stashpoint-facts/WhereFacts.tsx';
import { Closures, MoreFacts } from './MoreFacts.tsx';
import { StashpointActions } from './StashpointActions.tsx';

export function StashpointShow() {
  return (
    <RecordShow<AdminStashpoint>>
      <StashpointPage />
    </RecordShow>
  );
}

function related({ id, host_id }: AdminStashpoint, t: (key: string) => string): RelatedLink[] {
  return [
    { label: t('bookings.title'), href: filtered(listPath('bookings'), { stashpoint_id: id }), scope: 'bookings:all' },
    {
      label: t('incidents.title'),
      href: filtered(listPath('incidents'), { stashpoint_id: id }),
      scope: 'bookings:all',
    },
    { label: t('place.host'), href: recordPath('hosts', host_id), scope: 'hosts:all' },
  ];
}

function StashpointPage() {
  const stashpoint = useRecordContext<AdminStashpoint>();
  const t = useTranslate();
  const { moment } = useFormats();
  if (!stashpoint) return null;
  return (
    <>
      <BackLink href={listPath('stashpoints')}>{t('place.back')}</BackLink>
      <PageHead
        title={stashpoint.name}
        isName
        text={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <StatusBadges stashpoint={stashpoint} />
            {t(`stashpoint_type.${stashpoint.type}`)} · {stashpoint.nearest_city.name}
          </Box>
        }
        actions={<StashpointActions stashpoint={stashpoint} />}
      />
      {stashpoint.rejection_reason && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('place.rejected_because', { reason: stashpoint.rejection_reason })}
        </Alert>
      )}
      {stashpoint.review_note && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('place.asked_for', { note: stashpoint.review_note })}
        </Alert>
      )}
      <Box sx={columnsOf(7, 6)}>
        <Box sx={column}>
          <FactCard title={t('place.pictures')}>
            <Gallery photos={stashpoint.photos} />
          </FactCard>
          <FactCard title={t('place.price')}>
            <PriceTable stashpoint={stashpoint} />
          </FactCard>
          <FactCard title={t('place.about')}>
            <Box sx={{ maxWidth: width.text }}>{stashpoint.description || t('place.no_about')}</Box>
          </FactCard>
        </Box>
        <Box sx={column}>
          <FactCard title={t('place.where')}>
            <WhereFacts stashpoint={stashpoint} />
            <Box sx={{ mt: 2 }}>
              <StashpointPosition stashpoint={stashpoint} />
            </Box>
          </FactCard>
          <FactCard title={t('place.hours')}>
            <HoursTable stashpoint={stashpoint} />
            <Closures stashpoint={stashpoint} />
          </FactCard>
          <FactCard title={t('place.more')}>
            <MoreFacts stashpoint={stashpoint} />
          </FactCard>
          <RelatedCard links={related(stashpoint, t)} />
        </Box>
        <Box sx={{ ...column, gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' }, gridColumn: { lg: '1 / -1' } }}>
          <FactCard title={t('place.room')}>
            <RoomList stashpoint={stashpoint} />
          </FactCard>
          <FactCard title={t('place.host')}>
            <HostFacts stashpoint={stashpoint} />
          </FactCard>
          <FactCard title={t('place.dates')}>
            <FactList
              facts={[
                [t('place.created'), moment(stashpoint.created)],
                [t('place.updated'), moment(stashpoint.updated)],
                [t('place.id'), stashpoint.id],
              ]}
            />
          </FactCard>
        </Box>
        <Box sx={{ gridColumn: { lg: '1 / -1' } }}>
          <TeamAndHistory />
        </Box>
      </Box>
    </>
  );
}
