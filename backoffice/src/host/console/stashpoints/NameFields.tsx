import { type AdminStashpoint, STASHPOINT_TYPES } from '@cubby/api';
import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { SelectInput, TextInput } from 'react-admin';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { asTyped, stack } from '../../../shared/stashpoint-form/fields-grid.ts';

/** The name and kind of a place. */
export function NameFields() {
  const t = useTranslate();
  // A place can't become a locker bank; one that is stays one.
  const stashpoint = useRecordContext<AdminStashpoint>();
  const text = (source: string) => ({ source, label: t(`stashpoints.field.${source}`), parse: asTyped });
  return (
    <Box sx={stack}>
      <TextInput {...text('name')} helperText={t('host.place.name_help')} isRequired />
      <TextInput {...text('businessName')} helperText={t('stashpoints.business_help')} />
      <SelectInput
        source="type"
        label={t('stashpoints.field.type')}
        choices={STASHPOINT_TYPES.filter((type) => type !== 'locker' || stashpoint?.type === 'locker').map((id) => ({
          id,
          name: t(`stashpoint_type.${id}`),
        }))}
        translateChoice={false}
        isRequired
        helperText={false}
      />
    </Box>
  );
}
