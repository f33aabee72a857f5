import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';

/** The total capacity, updated while typing. */
export function RoomInAll() {
  const t = useTranslate();
  const capacity = (useWatch({ name: 'capacity' }) ?? {}) as Record<string, number | null>;
  const sum = Object.values(capacity).reduce<number>((total, count) => total + Number(count ?? 0), 0);
  return (
    <Box role="status" sx={{ mt: 2 }}>
      {t('place.in_all')}: <b>{t('stashpoints.bags', { smart_count: sum })}</b>
    </Box>
  );
}
