import { type ComponentType, useState } from 'react';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { reportProblem } from '../problems/report-problem.ts';
import type { SearchTarget } from '../results/search-target.ts';
import { currentPosition, isRefused } from './geolocation.ts';
import type { PlaceComboboxProps } from './PlaceCombobox.tsx';
import { PlaceInput } from './PlaceInput.tsx';
import { rememberSearch } from './recent-searches.ts';

interface PlaceFieldProps {
  value: SearchTarget | null;
  onChange: (target: SearchTarget | null) => void;
  error?: string | undefined;
  /** Called with the typed text, for forms that accept a place that was not chosen. */
  onType?: (text: string) => void;
  /** Adds the choice to the recent searches if true. */
  remembered?: boolean;
}

/**
 * The place to search: a city, station or landmark by name in any language, or the visitor's location. The code for
 * suggestions loads at the first touch; until then the field is a plain one, and its text is kept.
 */
export function PlaceField({ value, onChange, error, onType, remembered = true }: PlaceFieldProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState(value?.label ?? '');
  const [locating, setLocating] = useState<'no' | 'yes' | 'failed' | 'refused'>('no');
  const [Combobox, setCombobox] = useState<ComponentType<PlaceComboboxProps> | null>(null);

  const loadSuggestions = () => {
    import('./PlaceCombobox.tsx').then(
      ({ PlaceCombobox }) => setCombobox(() => PlaceCombobox),
      (problem: unknown) => reportProblem('suggestions', problem),
    );
  };
  const choose = (target: SearchTarget) => {
    setTyped(target.label);
    onType?.(target.label);
    if (remembered) rememberSearch(target);
    onChange(target);
  };
  const type = (text: string) => {
    setTyped(text);
    onType?.(text);
    if (value) onChange(null);
  };
  const locate = async () => {
    setLocating('yes');
    try {
      choose({ label: t('search.nearMe'), position: await currentPosition(), nearMe: true });
      setLocating('no');
    } catch (failure) {
      setLocating(isRefused(failure) ? 'refused' : 'failed');
    }
  };
  const problemOf = () => {
    if (locating === 'refused') return t('search.locationRefused');
    return locating === 'failed' ? t('search.locationFailed') : error;
  };
  const inputState = {
    problem: problemOf(),
    locating: locating === 'yes',
    onLocate: locate,
  };
  return Combobox ? (
    <Combobox typed={typed} onType={type} value={value} onChoose={choose} {...inputState} />
  ) : (
    <PlaceInput
      inputProps={{
        value: typed,
        onChange: (event) => {
          type(event.target.value);
          // Again, should their code not have arrived at the first touch.
          loadSuggestions();
        },
        onFocus: loadSuggestions,
        autoComplete: 'off',
        role: 'combobox',
        'aria-expanded': false,
        'aria-autocomplete': 'list',
        'aria-controls': 'place-listbox',
      }}
      {...inputState}
    />
  );
}
