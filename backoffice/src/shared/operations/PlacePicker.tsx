import type { Endpoints, QueryOf } from '@cubby/api';
import { ErrorState, LoadingState } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface PlacePickerProps {
  filter?: Record<string, unknown> | undefined;
  /** A place that is not offered. */
  besides?: string | undefined;
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

type Query = QueryOf<Endpoints['listAdminStashpoints']>;

const A_PAGE = 50;

/** Places to tick, with a search; those ticked stay so while others are searched for. */
export function PlacePicker({ filter = {}, besides, ids, onChange }: PlacePickerProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed);
  const listed = (page: number) => {
    const query = { sort: 'name', order: 'ASC', ...filter, ...(q && { q }), page, per_page: A_PAGE } as Query;
    return api.listAdminStashpoints({ query });
  };
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['operation-places', filter, q],
    queryFn: ({ pageParam }) => listed(pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ has_next, page }) => (has_next ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const all = useMutation({
    networkMode: 'always',
    mutationFn: async (pages: number) => {
      const found: string[] = [];
      for (let page = 1; page <= pages; page += 1) found.push(...(await listed(page)).items.map(({ id }) => id));
      return found;
    },
    onSuccess: (found) => onChange([...new Set([...ids, ...found])].filter((id) => id !== besides)),
  });
  const toggle = (id: string) => onChange(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
  const first = data?.pages[0];
  const places = (data?.pages.flatMap(({ items }) => items) ?? []).filter(({ id }) => id !== besides);
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 1 }}>
      <Box component="legend" sx={{ p: 0, mb: 1 }}>
        {t('operation.places')}
      </Box>
      <TextField
        type="search"
        label={t('operation.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box role="status">{t('operation.chosen', { smart_count: ids.length })}</Box>
        {first && first.total > 1 && (
          <Button loading={all.isPending} onClick={() => all.mutate(first.pages)}>
            {t('operation.tick_all', { smart_count: first.total })}
          </Button>
        )}
        {ids.length > 0 && <Button onClick={() => onChange([])}>{t('operation.untick')}</Button>}
      </Box>
      {error && !data ? (
        <ErrorState
          message={t(keyOfError(error))}
          retry={{ label: t('console.try_again'), onRetry: () => void refetch() }}
        />
      ) : !data ? (
        <LoadingState label={t('console.loading')} />
      ) : places.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('operation.none_found')}</Box>
      ) : (
        <Box sx={{ display: 'grid', maxHeight: 320, overflow: 'auto' }}>
          {places.map((place) => (
            <FormControlLabel
              key={place.id}
              control={<Checkbox checked={ids.includes(place.id)} onChange={() => toggle(place.id)} />}
              label={`${place.name}, ${place.address}`}
            />
          ))}
          {hasNextPage && (
            <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ justifySelf: 'start' }}>
              {t('operation.more')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
