import { COUNTED_EXACTLY } from '@cubby/api';
import { SkipLink, visuallyHidden } from '@cubby/design-system';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListBase, type ListBaseProps, type RaRecord, useListContext } from 'ra-core';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { ColumnsButton, Pagination } from 'react-admin';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { PageHead } from '../page/PageHead.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FilterBar, type FilterElement } from './FilterBar.tsx';
import { ListError } from './ListStates.tsx';
import { type ListColumns, ListColumnsContext, useListWords } from './list-columns.ts';
import { SavedViews } from './SavedViews.tsx';

interface RecordListProps<T extends RaRecord>
  extends Omit<
    ListBaseProps<T>,
    'children' | 'render' | 'exporter' | 'perPage' | 'storeKey' | 'empty' | 'error' | 'loading' | 'offline'
  > {
  /** A `RecordTable`, and whatever stands between it and the filters. */
  children: ReactNode;
  /** A text, or its key in the dictionary; by default the title of the resource. */
  title?: string;
  /** The dictionary's key of the number of rows, or a function that writes it; by default that of the resource. */
  count?: string | ((total: number) => string);
  filters?: readonly (FilterElement | false)[];
  /** Actions for the whole page. */
  actions?: ReactNode;
  /** False for a list without an export as CSV. */
  exporter?: false;
  /** Content between the heading and the filters. */
  intro?: ReactNode;
}

const PAGE_SIZES = [25, 50];
const NO_COLUMNS: ListColumns = { columns: [], hiddenColumns: [] };

/**
 * A list of the resource around it. Search, filters, order and page are kept in the address; views can be saved, columns
 * chosen, rows selected, and the whole selection exported as CSV.
 *
 * It is react-admin’s `List` with a heading of the page’s own: the stock one writes its title into the bar at the top,
 * and its toolbar has no place for a heading in front of the filters.
 */
export function RecordList<T extends RaRecord>(props: RecordListProps<T>) {
  const { children, title, count, filters = [], actions, exporter, intro, ...list } = props;
  const t = useTranslate();
  const id = useId();
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [shown, setColumns] = useState(NO_COLUMNS);
  const columns = useMemo(() => ({ ...shown, setColumns }), [shown]);
  const download = exporter !== false && <ExportButton filter={list.filter} />;
  return (
    <ListBase<T>
      {...list}
      perPage={PAGE_SIZES[0] ?? 25}
      // A link's filters are for this visit; views are how filters are kept.
      storeKey={false}
      disableSyncWithLocation={false}
    >
      <ListColumnsContext value={columns}>
        <Heading
          title={title}
          count={count}
          actions={
            <>
              {!small && (
                <>
                  <SavedViews />
                  <ColumnsButton size="medium" />
                  {download}
                </>
              )}
              {actions}
            </>
          }
        />
        <Box sx={{ position: 'relative' }}>
          <SkipLink href={`#${id}`}>{t('shared.skip_to_list')}</SkipLink>
        </Box>
        {intro}
        <FilterBar
          filters={filters.filter((filter) => filter !== false)}
          small={small}
          more={
            <>
              <SavedViews />
              {download}
            </>
          }
        />
        <Box id={id} tabIndex={-1}>
          <Content>{children}</Content>
        </Box>
      </ListColumnsContext>
    </ListBase>
  );
}

function Content({ children }: { children: ReactNode }) {
  const { error } = useListContext();
  if (error) return <ListError />;
  return (
    <>
      {children}
      <Pages />
    </>
  );
}

function Pages() {
  const t = useTranslate();
  const formats = useFormats();
  const labelDisplayedRows = ({ from, to, count }: { from: number; to: number; count: number }) =>
    t('ra.navigation.page_range_info', {
      offsetBegin: from,
      offsetEnd: to,
      total: count > COUNTED_EXACTLY ? t('shared.about', { rows: formats.count(count) }) : count,
    });
  // React-admin hands them on to MUI, though its types leave them out.
  const more = { labelDisplayedRows, component: 'div' };
  const { page, perPage, total } = useListContext();
  // Said when it changes, not with the list.
  const [shown, setShown] = useState({ page, isOther: false });
  if (shown.page !== page) setShown({ page, isOther: true });
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {shown.isOther && total !== undefined && t('shared.page_of', { page, pages: Math.ceil(total / perPage) })}
      </Box>
      <Pagination rowsPerPageOptions={PAGE_SIZES} {...more} />
    </>
  );
}

type HeadingProps = Pick<RecordListProps<RaRecord>, 'title' | 'count' | 'actions'>;

function Heading({ title, count, actions }: { [K in keyof HeadingProps]: HeadingProps[K] | undefined }) {
  const t = useTranslate();
  const words = useListWords();
  const formats = useFormats();
  const { total } = useListContext();
  const write = (rows: number) => {
    const text = (typeof count === 'function' ? count(rows) : t(count ?? `${words}.count`, { smart_count: rows }))
      // The dictionary writes numbers without separators.
      .replace(String(rows), formats.count(rows));
    return rows > COUNTED_EXACTLY ? t('shared.about', { rows: text }) : text;
  };
  return (
    <PageHead
      title={t(title ?? `${words}.title`, title ? { _: title } : {})}
      text={
        <Box component="span" role="status" aria-label={t('shared.results')}>
          {total === undefined ? ' ' : write(total)}
        </Box>
      }
      actions={actions}
    />
  );
}
