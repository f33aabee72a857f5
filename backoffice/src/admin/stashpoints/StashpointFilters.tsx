import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { SelectFilter } from '../kit/SelectFilter.tsx';

const STATUSES = ['submitted', 'approved', 'rejected', 'draft'] as const;
const SORTS = {
  'created DESC': 'stashpoints.newest',
  'updated DESC': 'stashpoints.updated',
  'name ASC': 'stashpoints.by_name',
  'status ASC': 'stashpoints.by_status',
} as const;

/** Search, status, market and, where there are no column heads, the order. All of it lives in the address. */
export function StashpointFilters() {
  const t = useTranslate();
  const { filterValues, setFilters, sort, setSort } = useListContext();
  const choose = (name: string, value: string) => setFilters({ ...filterValues, [name]: value }, {});
  return (
    <Box component="search" sx={row}>
      <SearchField
        value={String(filterValues.q ?? '')}
        onSearch={(q) => setFilters({ ...filterValues, q }, {}, true)}
      />
      <SelectFilter
        label={t('stashpoints.status_filter')}
        value={String(filterValues.status ?? '')}
        onChange={(status) => choose('status', status)}
        options={[['', t('stashpoints.any_status')], ...STATUSES.map((each) => [each, t(`status.${each}`)] as const)]}
      />
      <SelectFilter
        label={t('stashpoints.active_filter')}
        value={String(filterValues.active ?? '')}
        onChange={(active) => choose('active', active)}
        options={[
          ['', t('stashpoints.any_active')],
          ['true', t('status.active')],
          ['false', t('status.inactive')],
        ]}
      />
      <Box sx={{ display: { xs: 'block', md: 'none' }, gridColumn: '1 / -1' }}>
        <SelectFilter
          label={t('stashpoints.sort')}
          value={`${sort.field} ${sort.order}`}
          onChange={(value) => {
            const [field = 'created', order] = value.split(' ');
            setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
          }}
          options={Object.entries(SORTS).map(([value, key]) => [value, t(key)] as const)}
        />
      </Box>
    </Box>
  );
}

function SearchField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const t = useTranslate();
  const [text, setText] = useState(value);
  // The address may change from outside: by the Back button, or by clearing all filters.
  useEffect(() => setText(value), [value]);
  return (
    <TextField
      type="search"
      label={t('stashpoints.search')}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onSearch(event.target.value);
      }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchRounded />
            </InputAdornment>
          ),
        },
      }}
      fullWidth
    />
  );
}

const row = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(280px, 1fr) 190px 160px' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  mb: 2,
} as const;
