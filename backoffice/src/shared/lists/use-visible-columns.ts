import type { RaRecord } from 'ra-core';
import { useListContext, useStore } from 'ra-core';
import type { Column } from './columns.ts';

/** Returns the columns that the reader has chosen, in their order, as the table reads them from the store. */
export function useVisibleColumns<T extends RaRecord>(columns: readonly Column<T>[]): readonly Column<T>[] {
  const { resource } = useListContext<T>();
  const key = `${resource}.datatable`;
  const hiddenAtFirst = columns.filter(({ hidden }) => hidden).map(({ source }) => source);
  const [hidden] = useStore<string[]>(key, hiddenAtFirst);
  const [ranks = []] = useStore<number[]>(`${key}_columnRanks`);
  const rankOf = (index: number) => {
    const rank = ranks.indexOf(index);
    return rank === -1 ? index : rank;
  };
  return columns
    .map((column, index) => ({ column, rank: rankOf(index) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ column }) => column)
    .filter(({ source }) => !hidden.includes(source));
}
