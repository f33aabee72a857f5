import { HOLIDAY_OPEN_TYPES } from '@cubby/api';
import Box from '@mui/material/Box';
import { SelectInput } from 'react-admin';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ClosuresEditor } from './ClosuresEditor.tsx';
import { ExceptionsEditor } from './ExceptionsEditor.tsx';
import { stack } from './fields-grid.ts';
import { WeekEditor } from './WeekEditor.tsx';

/** Opening hours: the weekly hours, special hours and closures. */
export function HoursFields() {
  const t = useTranslate();
  return (
    <Box sx={stack}>
      <WeekEditor />
      <ExceptionsEditor />
      <ClosuresEditor />
      <SelectInput
        source="holidayOpenType"
        label={t('stashpoints.field.holidayOpenType')}
        choices={HOLIDAY_OPEN_TYPES.map((id) => ({ id, name: t(`stashpoints.holiday.${id}`) }))}
        translateChoice={false}
        helperText={false}
      />
    </Box>
  );
}
