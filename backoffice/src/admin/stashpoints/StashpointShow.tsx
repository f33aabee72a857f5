import type { AdminStashpoint } from '@cubby/api';
import { BackLink, FactCard, FactList, width } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { paths } from '../../lib/routing/paths.ts';
import { History } from '../../shared/history/History.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { column, columnsOf } from '../../shared/page/page-columns.ts';
import { RecordPage } from '../../shared/page/RecordPage.tsx';
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
  const { stashpointId = '' } = useParams();
  return (
    <RecordPage<AdminStashpoint> resource="stashpoints" id={stashpointId}>
      {(place) => <Place place={place} />}
    </RecordPage>
  );
}

function Place({ place }: { place: AdminStashpoint }) {
  const t = useTranslate();
  const { moment } = useFormats();
  return (
    <>
      <BackLink href={paths.stashpoints}>{t('place.back')}</BackLink>
      <PageHead
        title={place.name}
        text={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <StatusBadges place={place} />
            {t(`stashpoint_type.${place.type}`)} · {place.nearest_city.name}
          </Box>
        }
        actions={<StashpointActions place={place} />}
      />
      {place.rejection_reason && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('place.rejected_because', { reason: place.rejection_reason })}
        </Alert>
      )}
      {place.review_note && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('place.asked_for', { note: place.review_note })}
        </Alert>
      )}
      <Box sx={columnsOf(7, 6)}>
        <Box sx={column}>
          <FactCard title={t('place.pictures')}>
            <Gallery photos={place.photos} />
          </FactCard>
          <FactCard title={t('place.price')}>
            <PriceTable place={place} />
          </FactCard>
          <FactCard title={t('place.about')}>
            <Box sx={{ maxWidth: width.text }}>{place.description || t('place.no_about')}</Box>
          </FactCard>
        </Box>
        <Box sx={column}>
          <FactCard title={t('place.where')}>
            <WhereFacts place={place} />
            <Box sx={{ mt: 2 }}>
              <StashpointPosition place={place} />
            </Box>
          </FactCard>
          <FactCard title={t('place.hours')}>
            <HoursTable place={place} />
            <Closures place={place} />
          </FactCard>
          <FactCard title={t('place.more')}>
            <MoreFacts place={place} />
          </FactCard>
        </Box>
        <Box sx={{ ...column, gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' }, gridColumn: { lg: '1 / -1' } }}>
          <FactCard title={t('place.room')}>
            <RoomList place={place} />
          </FactCard>
          <FactCard title={t('place.host')}>
            <HostFacts place={place} />
          </FactCard>
          <FactCard title={t('place.dates')}>
            <FactList
              facts={[
                [t('place.created'), moment(place.created)],
                [t('place.updated'), moment(place.updated)],
                [t('place.id'), place.id],
              ]}
            />
          </FactCard>
        </Box>
        <FactCard title={t('place.history')} sx={{ gridColumn: { lg: '1 / -1' } }}>
          <History entity="stashpoint" id={place.id} version={place.version} resource="stashpoints" undoable />
        </FactCard>
      </Box>
    </>
  );
}
