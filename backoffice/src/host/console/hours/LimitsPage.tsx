import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { Group } from '../../../shared/stashpoint-form/Group.tsx';
import { RoomFields } from '../../../shared/stashpoint-form/RoomFields.tsx';
import { StashpointScreen } from '../stashpoint/StashpointScreen.tsx';
import { RoomPartForm } from './RoomPartForm.tsx';

/** A place's capacity, by size and in total. */
export function LimitsPage() {
  const t = useTranslate();
  return (
    <StashpointScreen title={t('host.menu.limits')} text={t('host.limits.text')}>
      {(stashpoint) => (
        <RoomPartForm stashpoint={stashpoint} part="limits">
          <Group title={t('stashpoints.group.room')}>
            <RoomFields />
            <RoomInAll />
          </Group>
        </RoomPartForm>
      )}
    </StashpointScreen>
  );
}

/** The total capacity, updated while typing. */
function RoomInAll() {
  const t = useTranslate();
  const capacity = (useWatch({ name: 'capacity' }) ?? {}) as Record<string, number | null>;
  const sum = Object.values(capacity).reduce<number>((total, count) => total + Number(count ?? 0), 0);
  return (
    <Box role="status" sx={{ mt: 2 }}>
      {t('place.in_all')}: <b>{t('stashpoints.bags', { smart_count: sum })}</b>
    </Box>
  );
}
