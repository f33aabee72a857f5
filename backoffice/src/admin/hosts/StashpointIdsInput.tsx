import type { AdminStashpoint } from '@cubby/api';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useInput } from 'ra-core';
import { useDeferredValue, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/**
 * The ids of a host's places, as JSON text (specification §5): text that cannot be parsed is only logged, and the list
 * stays unchanged. Staff with access to places add one by name instead.
 */
export function StashpointIdsInput() {
  const t = useTranslate();
  const { may } = useScopes();
  const { field, fieldState } = useInput<Record<string, string[] | undefined>>({ source: 'stashpointIds' });
  const ids = (field.value ?? []) as string[];
  const [text, setText] = useState(() => JSON.stringify(ids));
  const type = (typed: string) => {
    setText(typed);
    const read = readIds(typed);
    if (read) field.onChange(read);
  };
  const { error } = fieldState;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {may('stashpoints:all') && (
        <StashpointSearch onFound={({ id }) => type(JSON.stringify([...new Set([...ids, id])]))} />
      )}
      <TextField
        label={t('hosts.place_ids')}
        value={text}
        onChange={({ target }) => type(target.value)}
        error={error !== undefined}
        helperText={error?.message ? t(error.message, { _: error.message }) : t('hosts.places_help')}
        multiline
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
    </Box>
  );
}

function readIds(text: string): string[] | null {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value;
    throw new TypeError('This is no list of ids.');
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a failure to read them is only logged (specification §5).
    console.warn('stashpoint_ids', error);
    return null;
  }
}

function StashpointSearch({ onFound }: { onFound: (stashpoint: AdminStashpoint) => void }) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const { data } = useQuery({
    queryKey: ['stashpoints', 'pick', q],
    queryFn: () => api.listAdminStashpoints({ query: { q, per_page: 10 } }),
    enabled: q.length > 1,
  });
  return (
    <Autocomplete<AdminStashpoint>
      options={data?.items ?? []}
      filterOptions={(all) => all}
      getOptionLabel={({ name, nearest_city, host }) =>
        `${name}, ${nearest_city.name} · ${host.first_name} ${host.last_name}`
      }
      getOptionKey={({ id }) => id}
      value={null}
      inputValue={text}
      onInputChange={(_, typed) => setText(typed)}
      onChange={(_, stashpoint) => {
        if (stashpoint) onFound(stashpoint);
        setText('');
      }}
      noOptionsText={t('shared.nothing_found')}
      renderInput={(params) => <TextField {...params} label={t('hosts.add_place')} />}
    />
  );
}
