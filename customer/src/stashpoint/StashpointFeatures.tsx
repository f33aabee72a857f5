import type { StashpointDetail } from '@cubby/api';
import { FeatureBadge, plainList, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { badgesOf } from '../lib/stashpoints/badges.ts';

export function StashpointFeatures({ stashpoint }: { stashpoint: StashpointDetail }) {
  const { t } = useI18n();
  const badges = badgesOf(stashpoint, t);
  if (badges.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('features.label')}
      sx={{ ...plainList, display: 'flex', flexWrap: 'wrap', gap: 1, fontSize: textSize.normal }}
    >
      {badges.map((badge) => (
        <li key={badge.label}>
          <FeatureBadge {...badge} />
        </li>
      ))}
    </Box>
  );
}
