import type { AdminStashpoint } from '@cubby/api';
import Box from '@mui/material/Box';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SeveralPlaces } from '../stashpoint/SeveralPlaces.tsx';
import { useOwnStashpoints } from '../stashpoint/use-own-stashpoints.ts';

/** The saved hours of a place for other places of its host, too. */
export function CopyHours({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const { stashpoints = [] } = useOwnStashpoints();
  const others = stashpoints.filter(({ id }) => id !== stashpoint.id);
  if (others.length === 0) return null;
  const { opening_hours, opening_hours_exceptions } = stashpoint;
  return (
    <SeveralPlaces
      title={t('host.several.hours')}
      confirm={(smart_count) => t('host.several.hours_confirm', { smart_count })}
      places={others}
      changeOf={() => ({ opening_hours, opening_hours_exceptions })}
    >
      <Box>{t('host.several.hours_text', { name: stashpoint.name })}</Box>
    </SeveralPlaces>
  );
}
