import type { AdminStashpoint, Host } from '@cubby/api';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useInput } from 'ra-core';
import { useDeferredValue, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useProblem } from '../../shared/stashpoint-form/use-problem.ts';

interface Choice {
  id: string;
  label: string;
}

/** The host of a place: found by business, name, email address or number. The draft holds the account's id. */
export function HostPicker({ host }: { host: AdminStashpoint['host'] | null }) {
  const t = useTranslate();
  const { field } = useInput<Record<string, string>>({ source: 'hostId' });
  const problem = useProblem('hostId');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Choice | null>(
    host && { id: host.id, label: `${host.first_name} ${host.last_name} · ${host.email}` },
  );
  const q = useDeferredValue(text.trim());
  const { data, isFetching } = useQuery({
    queryKey: ['hosts', 'pick', q],
    queryFn: () => api.listHosts({ query: { q, per_page: 10 } }),
    enabled: q.length > 1 && q !== chosen?.label,
  });
  return (
    <Autocomplete<Choice>
      options={(data?.items ?? []).map(choiceOf)}
      filterOptions={(all) => all}
      value={chosen && chosen.id === field.value ? chosen : null}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      inputValue={text}
      onInputChange={(_, typed) => setText(typed)}
      onChange={(_, choice) => {
        setChosen(choice);
        field.onChange(choice?.id ?? '');
      }}
      loading={isFetching}
      loadingText={t('console.loading')}
      noOptionsText={t('stashpoints.find_host')}
      renderInput={(params) => (
        <TextField
          {...params}
          required
          label={t('stashpoints.field.hostId')}
          error={problem !== null}
          helperText={problem}
          onBlur={field.onBlur}
        />
      )}
    />
  );
}

function choiceOf({ user_id, business_name, first_name, last_name, email }: Host): Choice {
  return { id: user_id, label: `${business_name} · ${first_name} ${last_name} · ${email}` };
}
