import type { StashpointFigures } from '@cubby/api';
import { FactCard, plainList, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { hostPaths } from '../routing/host-paths.ts';

/** The number of searches without a result, and what the host can change about it. */
export function MissedCard({ figures: { current } }: { figures: StashpointFigures }) {
  const t = useTranslate();
  const { missed_closed, missed_full } = current;
  return (
    <FactCard title={t('figures.missed.title')}>
      {missed_closed + missed_full === 0 ? (
        t('figures.missed.none')
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 0.5 }}>
            <li>{t('figures.missed.closed', { smart_count: missed_closed })}</li>
            <li>{t('figures.missed.full', { smart_count: missed_full })}</li>
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: textSize.small }}>{t('figures.missed.text')}</Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" href={hostPaths.hours}>
              {t('figures.missed.to_hours')}
            </Button>
            <Button variant="outlined" href={hostPaths.limits}>
              {t('figures.missed.to_limits')}
            </Button>
          </Box>
        </Box>
      )}
    </FactCard>
  );
}
