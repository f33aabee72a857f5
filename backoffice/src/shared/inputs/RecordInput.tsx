import { ChoicesContextProvider, type ChoicesContextValue, type RaRecord, useChoicesContext } from 'ra-core';
import { useState } from 'react';
import { AutocompleteInput, type AutocompleteInputProps, ReferenceInput, type ReferenceInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

type SearchProps = Pick<AutocompleteInputProps, 'label' | 'optionText' | 'helperText' | 'disabled'> & {
  source: string;
};
type RecordInputProps = SearchProps & Pick<ReferenceInputProps, 'reference' | 'sort' | 'perPage' | 'filter'>;

/**
 * A search field for another record. While it searches it offers no options: react-admin would leave those of the last
 * search, and replace them under the pointer, so that a press would choose another record or none.
 */
export function RecordInput({ source, reference, sort, perPage, filter, ...input }: RecordInputProps) {
  return (
    <ReferenceInput
      source={source}
      reference={reference}
      {...(sort && { sort })}
      {...(perPage && { perPage })}
      {...(filter && { filter })}
    >
      <Search source={source} {...input} />
    </ReferenceInput>
  );
}

function Search({ source, helperText = false, ...input }: SearchProps) {
  const t = useTranslate();
  const context = useChoicesContext<RaRecord>();
  /** Null once something is chosen, cleared or left. */
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = useWatch({ name: source }) as unknown;
  const isSearching = context.isPlaceholderData || (typed !== null && typed !== (context.filterValues?.q ?? ''));
  const { allChoices = [] } = context;
  const shown = isSearching ? allChoices.filter(({ id }) => id === chosen) : allChoices;
  return (
    <ChoicesContextProvider value={{ ...context, allChoices: shown } as ChoicesContextValue}>
      <AutocompleteInput
        {...input}
        helperText={helperText}
        filterToQuery={(q: string) => ({ q })}
        noOptionsText={t(isSearching ? 'console.loading' : 'shared.nothing_found')}
        onInputChange={(event, text) => setTyped(event?.type === 'change' ? text : null)}
      />
    </ChoicesContextProvider>
  );
}
