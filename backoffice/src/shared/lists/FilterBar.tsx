import Box from '@mui/material/Box';
import type { RaRecord } from 'ra-core';
import { useListContext, useTranslate } from 'ra-core';
import { ColumnsButton } from 'react-admin';
import { SelectField } from '../inputs/SelectField.tsx';
import type { Column, Filter } from './columns.ts';
import { DayField } from './DayField.tsx';
import { SavedViews } from './SavedViews.tsx';
import { SearchField } from './SearchField.tsx';

interface FilterBarProps<T extends RaRecord> {
  columns: readonly Column<T>[];
  filters: readonly Filter[];
  searchLabel?: string;
}

/** Search, filters and, without column headings, the order. All of them are kept in the address. */
export function FilterBar<T extends RaRecord>({ columns, filters, searchLabel }: FilterBarProps<T>) {
  const { filterValues, setFilters } = useListContext();
  return (
    <Box component="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2, alignItems: 'center' }}>
      {searchLabel && (
        <Box sx={{ flex: '1 1 260px', minWidth: { xs: '100%', sm: 240 } }}>
          <SearchField
            label={searchLabel}
            value={String(filterValues.q ?? '')}
            onSearch={(q) => setFilters({ ...filterValues, q }, {})}
          />
        </Box>
      )}
      {filters.map((filter) => {
        const value = String(filterValues[filter.name] ?? '');
        const choose = (chosen: string) => setFilters({ ...filterValues, [filter.name]: chosen }, {});
        return (
          <Box key={filter.name} sx={{ flex: { xs: '1 1 8.5rem', md: `0 0 ${'day' in filter ? 200 : 170}px` } }}>
            {'day' in filter ? (
              <DayField filter={filter} value={value} onChange={choose} />
            ) : (
              <SelectField label={filter.label} value={value} onChange={choose} options={filter.options} />
            )}
          </Box>
        );
      })}
      <SortChoice columns={columns} />
      <SavedViews />
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <ColumnsButton />
      </Box>
    </Box>
  );
}

function SortChoice<T extends RaRecord>({ columns }: { columns: readonly Column<T>[] }) {
  const t = useTranslate();
  const { sort, setSort } = useListContext();
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  return (
    <Box sx={{ display: { xs: 'block', md: 'none' }, flex: '1 1 8.5rem' }}>
      <SelectField
        label={t('shared.sort')}
        value={`${sort.field} ${sort.order}`}
        onChange={(value) => {
          const [field = sort.field, order] = value.split(' ');
          setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
        }}
        options={sortable.flatMap(({ source, label }) => [
          [`${source} ASC`, t('shared.ascending', { label })] as const,
          [`${source} DESC`, t('shared.descending', { label })] as const,
        ])}
      />
    </Box>
  );
}
