import Box from '@mui/material/Box';
import { BooleanInput, TextInput } from 'react-admin';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { stack } from '../../../shared/stashpoint-form/fields-grid.ts';

/** Information travellers need before they arrive. */
export function UsefulFields() {
  const t = useTranslate();
  return (
    <Box sx={stack}>
      <BooleanInput source="stepFree" label={t('stashpoints.field.stepFree')} helperText={false} />
      <TextInput
        source="specialRequirements"
        label={t('stashpoints.field.specialRequirements')}
        helperText={t('stashpoints.special_help')}
        multiline
        minRows={2}
      />
    </Box>
  );
}
