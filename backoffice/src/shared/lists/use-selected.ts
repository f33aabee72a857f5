import { type RaRecord, useGetMany, useListContext } from 'ra-core';

/** Returns the selected records of a list, of whichever pages. `isPending` until those of other pages have loaded. */
export function useSelected<T extends RaRecord>() {
  const { resource, selectedIds } = useListContext<T>();
  const { data, isPending } = useGetMany<T>(resource, { ids: selectedIds }, { enabled: selectedIds.length > 0 });
  const records = (data ?? []).filter((record) => record !== undefined);
  return { records, isPending };
}
