import { type AdminStashpoint, QUALITIES, STASHPOINT_TYPES, STORAGE_TYPES } from '@cubby/api';
import Box from '@mui/material/Box';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { DescriptionFields } from '../../shared/stashpoint-form/DescriptionFields.tsx';
import { asTyped, pair, stack } from '../../shared/stashpoint-form/fields-grid.ts';
import { HostPicker } from './HostPicker.tsx';

/** The kind of the place, its name and its host. */
export function AboutFields({ host }: { host: AdminStashpoint['host'] | null }) {
  const t = useTranslate();
  const label = (field: string) => t(`stashpoints.field.${field}`);
  const text = (source: string) => ({ source, label: label(source), parse: asTyped, helperText: false as const });
  const choices = (values: readonly string[], key: string) => values.map((id) => ({ id, name: t(`${key}.${id}`) }));
  return (
    <Box sx={stack}>
      <Box sx={pair}>
        <TextInput {...text('name')} isRequired />
        <TextInput {...text('businessName')} helperText={t('stashpoints.business_help')} />
      </Box>
      <HostPicker host={host} />
      <Box sx={pair}>
        <SelectInput
          source="type"
          label={label('type')}
          choices={choices(STASHPOINT_TYPES, 'stashpoint_type')}
          translateChoice={false}
          isRequired
          helperText={false}
        />
        <SelectInput
          source="storageType"
          label={label('storageType')}
          choices={choices(STORAGE_TYPES, 'storage_type')}
          translateChoice={false}
          helperText={false}
        />
      </Box>
      <Box sx={pair}>
        <SelectInput
          source="quality"
          label={label('quality')}
          choices={choices(QUALITIES, 'stashpoints.quality')}
          translateChoice={false}
          helperText={false}
        />
        <BooleanInput source="stepFree" label={label('stepFree')} helperText={false} />
      </Box>
      <DescriptionFields />
      <TextInput
        source="specialRequirements"
        label={label('specialRequirements')}
        helperText={t('stashpoints.special_help')}
        multiline
        minRows={2}
      />
    </Box>
  );
}
