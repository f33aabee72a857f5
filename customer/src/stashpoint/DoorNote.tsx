import type { StashpointDetail } from '@cubby/api';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { doorsOfStay, eitherSize } from '../lib/stashpoints/doors.ts';
import type { Stay } from '../lib/stay/stay.ts';

/** A note about lockers: each bag has its own, and the size of those that the stay would get. */
export function DoorNote({ stashpoint, stay }: { stashpoint: StashpointDetail; stay: Stay }) {
  const { t, locale } = useI18n();
  const doors = doorsOfStay(stashpoint, stay);
  if (doors.length === 0) return null;
  return (
    <Typography variant="body2">
      {t('doors.one')} <strong>{t('doors.ask', { size: eitherSize(doors, locale) })}</strong>
    </Typography>
  );
}
