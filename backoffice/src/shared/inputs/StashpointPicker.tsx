import type { AdminStashpoint } from '@cubby/api';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface StashpointPickerProps {
  label: string;
  value: AdminStashpoint | null;
  onChange: (stashpoint: AdminStashpoint | null) => void;
}

/** A search field for a place on the market, by name, address, city or host. */
export function StashpointPicker({ label, value, onChange }: StashpointPickerProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed);
  const { data, isFetching } = useQuery({
    queryKey: ['place-picker', q],
    queryFn: () => api.listAdminStashpoints({ query: { q, status: 'approved', per_page: 10 } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Autocomplete
      fullWidth
      value={value}
      onChange={(_event, stashpoint) => onChange(stashpoint)}
      onInputChange={(_event, text) => setTyped(text)}
      options={data?.items ?? []}
      loading={isFetching}
      filterOptions={(all) => all}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name, nearest_city }) => `${name}, ${nearest_city.name}`}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={t('stashpoints.none')}
      loadingText={t('console.loading')}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
