import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useInput } from 'ra-core';
import { TextInput } from 'react-admin';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { PositionInput } from '../maps/PositionInput.tsx';
import { CityPicker } from './CityPicker.tsx';
import { asTyped, pair, stack } from './fields-grid.ts';
import { useProblem } from './use-problem.ts';

/** The location: the address as text, and the position of the marker. The country follows from the city. */
export function WhereFields({ withCountry = true }: { withCountry?: boolean }) {
  const t = useTranslate();
  const { field } = useInput<Record<string, { lat: number; lng: number } | undefined>>({ source: 'coordinates' });
  const problem = useProblem('coordinates');
  const text = (source: string) => ({
    source,
    label: t(`stashpoints.field.${source}`),
    parse: asTyped,
    helperText: false as const,
  });
  return (
    <Box sx={stack}>
      <TextInput {...text('address')} isRequired />
      <Box sx={pair}>
        <TextInput {...text('postalCode')} isRequired />
        {withCountry && (
          <TextInput
            {...text('countryCode')}
            parse={(code: string) => code.toUpperCase()}
            slotProps={{ htmlInput: { maxLength: 2 } }}
          />
        )}
      </Box>
      <Box sx={pair}>
        <CityPicker onCity={(center) => !field.value && field.onChange(center)} />
        <TextInput {...text('locationName')} helperText={t('stashpoints.location_help')} />
      </Box>
      {field.value ? (
        <PositionInput source="coordinates" around={0.004} />
      ) : (
        <FormHelperText error={problem !== null}>{problem ?? t('stashpoints.city_first')}</FormHelperText>
      )}
    </Box>
  );
}
