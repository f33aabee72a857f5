import type { Position } from '@cubby/api';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useInput } from 'ra-core';
import { type CityChoice, useCities } from '../../lib/api/use-cities.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useProblem } from './use-problem.ts';

/** The city of a place; its time zone and nearby landmarks follow from it. `onCity` receives the city's position. */
export function CityPicker({ onCity }: { onCity: (center: Position) => void }) {
  const t = useTranslate();
  const cities = useCities();
  const { field } = useInput<Record<string, string>>({ source: 'nearestCityId' });
  const problem = useProblem('nearestCityId');
  return (
    <Autocomplete<CityChoice>
      options={cities}
      groupBy={({ country }) => country}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      value={cities.find(({ id }) => id === field.value) ?? null}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      onChange={(_, city) => {
        field.onChange(city?.id ?? '');
        if (city) onCity(city.center);
      }}
      noOptionsText={t('shared.nothing_found')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('stashpoints.field.nearestCityId')}
          error={problem !== null}
          helperText={problem}
          onBlur={field.onBlur}
        />
      )}
    />
  );
}
