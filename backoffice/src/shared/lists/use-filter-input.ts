import { useInput, useListFilterContext } from 'ra-core';

export interface FilterProps {
  source: string;
  /** A text of the dictionary; by default the field's name. */
  label?: string;
  /** True for a filter that shows before “Filters” is pressed; on a phone only the search does. */
  alwaysOn?: boolean;
}

/** Returns the value of a list's filter, and a function that sets it. An empty text filters nothing. */
export function useFilterInput(source: string): { value: string; choose: (value: string) => void } {
  const { filterValues } = useListFilterContext();
  const { field } = useInput({ source, defaultValue: filterValues[source] ?? '', parse: String });
  const value = String(field.value);
  return {
    value,
    // The form would take a change to the same value for one that is on its way, and miss the next one from outside.
    choose: (chosen) => chosen !== value && field.onChange(chosen),
  };
}
