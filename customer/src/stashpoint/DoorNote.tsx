import { doorsOf, type StashpointDetail, smallestDoorFor } from '@cubby/api';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** A note about lockers: each bag has its own door, and the size of the smallest. */
export function DoorNote({ stashpoint }: { stashpoint: StashpointDetail }) {
  const { t } = useI18n();
  const doors = doorsOf(stashpoint.storage_spaces);
  const smallest = doors && smallestDoorFor('small', doors);
  const size = smallest && doors[smallest];
  if (!size) return null;
  return (
    <Typography variant="body2">
      {t('doors.one')} <strong>{t('doors.ask', { size: `${size.join(' × ')} cm` })}</strong>
    </Typography>
  );
}
