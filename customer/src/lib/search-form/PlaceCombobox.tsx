import useAutocomplete from '@mui/material/useAutocomplete';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useAppContext } from '../api/app-context.tsx';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { reportProblem } from '../problems/report-problem.ts';
import type { SearchTarget } from '../results/search-target.ts';
import { findTyped } from './find-typed.ts';
import { PLACE_INPUT_ID, PlaceInput } from './PlaceInput.tsx';
import { forgetSearch, forgetSearches, useRecentSearches } from './recent-searches.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { type SuggestedAction, type Suggestion, suggestionKey, targetOf } from './suggestion.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

export interface PlaceComboboxProps {
  typed: string;
  onType: (text: string) => void;
  /** The chosen place; its label is not looked up again. */
  value: SearchTarget | null;
  onChoose: (target: SearchTarget) => void;
  problem: string | undefined;
  locating: boolean;
  onLocate: () => void;
}

/** The field with suggestions. It replaces the plain field while that is in use, so it takes the focus too. */
export function PlaceCombobox({ typed, onType, value, onChoose, ...inputState }: PlaceComboboxProps) {
  const { language, nameOf, paths } = useI18n();
  const { addresses = false } = useAppContext().data;
  const [, go] = useLocation();
  const [open, setOpen] = useState(true);
  const text = typed === value?.label ? '' : typed.trim();
  const suggestions = useSuggestions(text, open);
  const recent = useRecentSearches();
  const rows = rowsOf(text, suggestions, recent);
  const root = useRef<HTMLDivElement>(null);
  const highlighted = useRef<Suggestion | null>(null);
  // Actions on the list itself leave it open.
  const stays = useRef(false);

  const act: Record<SuggestedAction, () => void> = {
    nearMe: inputState.onLocate,
    allCities: () => go(paths.cities()),
    retry: suggestions.retry,
    forget: forgetSearches,
  };
  const choose = (row: Suggestion) => {
    const target = targetOf(row, nameOf);
    if (target) return onChoose(target);
    if (row.kind !== 'action') return;
    stays.current = row.action === 'retry' || row.action === 'forget';
    act[row.action]();
  };
  const press = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    if (event.key === 'Enter' && text !== '' && !suggestions.current && !event.nativeEvent.isComposing) {
      // The list still belongs to the previous text: Enter means the first row of the next one.
      event.preventDefault();
      event.defaultMuiPrevented = true;
      findTyped(text, { language, addresses, nameOf }).then(
        (target) => {
          if (!target) return;
          setOpen(false);
          onChoose(target);
        },
        (failure: unknown) => reportProblem('suggestions', failure),
      );
    }
    if (event.key === 'Delete' && highlighted.current?.kind === 'recent') {
      event.preventDefault();
      forgetSearch(highlighted.current.target);
    }
  };

  const { getRootProps, getInputProps, getInputLabelProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<Suggestion, false, true, false>({
      id: PLACE_INPUT_ID,
      options: rows,
      groupBy: ({ kind }) => kind,
      filterOptions: (options) => options,
      getOptionLabel: (row) => suggestionKey(row),
      getOptionKey: (row) => suggestionKey(row),
      isOptionEqualToValue: (row, chosen) => suggestionKey(row) === suggestionKey(chosen),
      inputValue: typed,
      value: null as never,
      open,
      autoHighlight: text !== '' && rows[0]?.kind !== 'action',
      clearOnBlur: false,
      onHighlightChange: (_event, row) => {
        highlighted.current = row;
      },
      onOpen: () => setOpen(true),
      onClose: () => {
        if (!stays.current) setOpen(false);
        stays.current = false;
      },
      onInputChange: (_event, next, reason) => {
        if (reason !== 'input') return;
        onType(next);
        // An emptied field offers the recent searches.
        setOpen(true);
      },
      onChange: (_event, row) => {
        if (row) choose(row);
      },
    });

  useLayoutEffect(() => {
    const input = root.current?.querySelector('input');
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);

  return (
    <PlaceInput
      rootProps={{ ...getRootProps({ onKeyDown: press }), ref: root }}
      labelProps={getInputLabelProps()}
      inputProps={getInputProps()}
      {...inputState}
    >
      <SuggestionList
        open={open}
        text={text}
        problem={inputState.problem}
        suggestions={suggestions}
        groups={groupedOptions as unknown as { key: number; index: number; group: string; options: Suggestion[] }[]}
        listboxProps={getListboxProps()}
        optionProps={(option, index) => getOptionProps({ option, index })}
        onForget={forgetSearch}
      />
    </PlaceInput>
  );
}

/**
 * Returns the rows to offer: for an empty field the recent searches and the cities; then the matches, or another
 * action.
 */
function rowsOf(
  text: string,
  { places, elsewhere, addresses, current, failed }: Suggestions,
  recent: readonly SearchTarget[],
) {
  const rows: Suggestion[] = [];
  if (text === '') rows.push(...recent.map((target) => ({ kind: 'recent' as const, target })));
  const named = places.map((place) => ({ kind: 'place' as const, place }));
  const addressed = text === '' ? [] : addresses.map((address) => ({ kind: 'address' as const, address }));
  // An address that the geocoder knows comes before a place that is only a part of it.
  rows.push(...(places[0]?.unknown_text ? [...addressed, ...named] : [...named, ...addressed]));
  if (text !== '' && elsewhere?.nearest) rows.push({ kind: 'elsewhere', place: elsewhere.nearest });
  const actions: SuggestedAction[] = [];
  if (failed) actions.push('retry');
  else if (text !== '' && current && rows.length === 0) actions.push('nearMe', 'allCities');
  if (text === '' && recent.length > 0) actions.push('forget');
  return [...rows, ...actions.map((action) => ({ kind: 'action' as const, action }))];
}
