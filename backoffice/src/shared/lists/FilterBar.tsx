import { touchTarget } from '@cubby/design-system';
import FilterListRounded from '@mui/icons-material/FilterListRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FilterLiveForm, useListContext } from 'ra-core';
import { type FormHTMLAttributes, type ReactElement, type ReactNode, useContext, useId, useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { SelectField } from '../inputs/SelectField.tsx';
import { ListColumnsContext, useLabelKey, useSortFields } from './list-columns.ts';
import { SearchFilter } from './SearchFilter.tsx';
import type { FilterProps } from './use-filter-input.ts';

export type FilterElement = ReactElement<FilterProps>;

interface FilterBarProps {
  filters: readonly FilterElement[];
  /** True on a narrow screen. */
  small: boolean;
  /** Folded with the filters on a narrow screen. */
  more: ReactNode;
}

/** Search, filters and, without column headings, the order. All of them are kept in the address. */
export function FilterBar({ filters, small, more }: FilterBarProps) {
  const t = useTranslate();
  const id = useId();
  const { filterValues } = useListContext();
  const [open, setOpen] = useState(false);
  const isSet = ({ props }: FilterElement) => (filterValues[props.source] ?? '') !== '';
  const stays = (filter: FilterElement) =>
    filter.type === SearchFilter || (!small && (filter.props.alwaysOn || (!open && isSet(filter))));
  const folding = filters.filter((filter) => !stays(filter));
  const count = filters.filter((filter) => filter.type !== SearchFilter && isSet(filter)).length;
  return (
    <Box component="search" sx={{ mb: 2 }}>
      {/* The search waits for a pause in typing by itself; a choice is applied at once. */}
      <FilterLiveForm debounce={false} formComponent={Bar}>
        {filters.filter(stays).map(toField)}
        {(open || small || folding.length > 0) && (
          <Button
            variant="outlined"
            startIcon={<FilterListRounded />}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            sx={{ minHeight: touchTarget }}
          >
            {t(small ? (count > 0 ? 'shared.filters_set' : 'shared.filters') : 'shared.more_filters', {
              smart_count: count,
            })}
          </Button>
        )}
        <Box id={id} sx={{ display: open ? 'contents' : 'none' }}>
          {open && folding.map(toField)}
          {open && small && <SortChoice />}
          {open && small && more}
        </Box>
      </FilterLiveForm>
    </Box>
  );
}

function Bar(form: FormHTMLAttributes<HTMLFormElement>) {
  return <Box component="form" {...form} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }} />;
}

function toField(filter: FilterElement) {
  const { source } = filter.props;
  return (
    <Box key={source} sx={filter.type === SearchFilter ? search : field}>
      {filter}
    </Box>
  );
}

function SortChoice() {
  const t = useTranslate();
  const keyOf = useLabelKey();
  const sortFields = useSortFields();
  const { columns } = useContext(ListColumnsContext);
  const { sort, setSort } = useListContext();
  const sortable = columns.filter(({ source }) => sortFields.includes(source));
  if (sortable.length === 0) return null;
  return (
    <Box sx={field}>
      <SelectField
        label={t('shared.sort')}
        value={`${sort.field} ${sort.order}`}
        onChange={(value) => {
          const [field = sort.field, order] = value.split(' ');
          setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
        }}
        options={sortable.flatMap((column) => {
          const label = t(keyOf(column));
          return [
            [`${column.source} ASC`, t('shared.ascending', { label })] as const,
            [`${column.source} DESC`, t('shared.descending', { label })] as const,
          ];
        })}
      />
    </Box>
  );
}

// On wide screens fields shrink before one of them wraps to another line.
// On a phone the search shares its line with the button of the filters.
const search = { flex: { xs: '1 1 8rem', md: '3 1 240px' }, minWidth: { xs: 0, md: 240 } } as const;
const field = { flex: { xs: '1 1 8.5rem', md: '1 1 160px' }, maxWidth: { md: 220 } } as const;
