import type { StashpointDetail } from '@cubby/api';
import Link from '@mui/material/Link';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { stayQuery } from '../lib/stay/stay.ts';
import { useComingStay } from '../lib/stay/use-stay.ts';

/** The link to all places of its city, for the same stay. */
export function BackToCity({ stashpoint }: { stashpoint: StashpointDetail }) {
  const { t, paths, inPlace } = useI18n();
  const { stay } = useComingStay(stashpoint.timezone);
  return (
    <Link
      href={paths.place(stashpoint.nearest_city, stayQuery(stay))}
      sx={{ justifySelf: 'start', maxWidth: '100%', hyphens: 'auto', py: 0.5 }}
    >
      {t('places.title', { in: inPlace(stashpoint.nearest_city) })}
    </Link>
  );
}
