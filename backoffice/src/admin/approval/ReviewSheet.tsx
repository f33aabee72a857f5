import type { AdminStashpoint } from '@cubby/api';
import { duration, easing, FactCard, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { keyframes } from '@mui/system';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { column } from '../../shared/page/page-columns.ts';
import { Gallery } from '../../shared/stashpoint-facts/Gallery.tsx';
import { HostFacts } from '../../shared/stashpoint-facts/HostFacts.tsx';
import { HoursTable } from '../../shared/stashpoint-facts/HoursTable.tsx';
import { PriceTable } from '../../shared/stashpoint-facts/PriceTable.tsx';
import { Proposal } from '../../shared/stashpoint-facts/Proposal.tsx';
import { RoomList } from '../../shared/stashpoint-facts/RoomList.tsx';
import { StashpointPosition } from '../../shared/stashpoint-facts/StashpointPosition.tsx';
import { WhereFacts } from '../../shared/stashpoint-facts/WhereFacts.tsx';
import { CheckList } from '../checks/CheckList.tsx';
import { NetworkChecks } from '../checks/NetworkChecks.tsx';

/** All the information for a decision about one place, on one sheet. A new sheet slides in from the side. */
export function ReviewSheet({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const { since } = useFormats();
  return (
    <Box
      component="article"
      aria-labelledby="place-name"
      sx={{ ...column, animation: `${slideIn} ${duration.gentle}ms ${easing.enter}` }}
    >
      <Card
        sx={{
          p: { xs: 2, md: 2.5 },
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
        }}
      >
        <Gallery photos={stashpoint.photos} height={260} />
        <Box
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', minWidth: 0 }}
        >
          <Box aria-live="polite">
            <Typography id="place-name" variant="h2" sx={{ fontSize: textSize.title }}>
              {stashpoint.name}
            </Typography>
            <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
              {t(`stashpoint_type.${stashpoint.type}`)} · {stashpoint.nearest_city.name} ·{' '}
              {stashpoint.proposed_at
                ? t('decision.proposed_since', { since: since(stashpoint.proposed_at) })
                : t('approval.since', { since: since(stashpoint.created) })}
            </Box>
          </Box>
          <CheckList stashpoint={stashpoint} />
          <Box sx={{ maxWidth: '62ch' }}>{stashpoint.description || t('place.no_about')}</Box>
        </Box>
      </Card>
      {stashpoint.proposed && (
        <FactCard title={t('decision.proposed')}>
          <Proposal stashpoint={stashpoint} proposed={stashpoint.proposed} />
        </FactCard>
      )}
      {stashpoint.review_note && (
        <FactCard title={t('decision.asked')}>
          <Box sx={{ whiteSpace: 'pre-wrap' }}>{stashpoint.review_note}</Box>
          <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
            {t('decision.answered')}
          </Typography>
          <Box sx={{ whiteSpace: 'pre-wrap' }}>{stashpoint.host_answer || t('decision.no_answer')}</Box>
        </FactCard>
      )}
      <Box sx={columns}>
        <Box sx={column}>
          <FactCard title={t('approval.network')}>
            <NetworkChecks stashpoint={stashpoint} />
          </FactCard>
          <FactCard title={t('place.where')}>
            <WhereFacts stashpoint={stashpoint} />
            <Box sx={{ mt: 2 }}>
              <StashpointPosition stashpoint={stashpoint} height={240} />
            </Box>
          </FactCard>
          <FactCard title={t('place.room')}>
            <RoomList stashpoint={stashpoint} />
          </FactCard>
          <FactCard title={t('place.host')}>
            <HostFacts stashpoint={stashpoint} />
          </FactCard>
        </Box>
        <Box sx={column}>
          <FactCard title={t('place.price')}>
            <PriceTable stashpoint={stashpoint} />
          </FactCard>
          <FactCard title={t('place.hours')}>
            <HoursTable stashpoint={stashpoint} />
          </FactCard>
        </Box>
      </Box>
    </Box>
  );
}

const slideIn = keyframes`from { opacity: 0; transform: translateX(28px) }`;
const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
