import SearchRounded from '@mui/icons-material/SearchRounded';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEvent } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useListWords } from './list-columns.ts';
import { type FilterProps, useFilterInput } from './use-filter-input.ts';

const PAUSE_MS = 500;

/** A search that starts once typing pauses. */
export function SearchFilter({ source, label }: FilterProps) {
  const t = useTranslate();
  const words = useListWords();
  const { value, choose } = useFilterInput(source);
  const [text, setText] = useState(value);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const searched = useRef(value);
  // The address may change from outside, by the Back button or by clearing all filters, which replaces the typed text.
  // The address set by this field's own search does not, so that text typed since is kept.
  useEffect(() => {
    if (value === searched.current) return;
    searched.current = value;
    clearTimeout(pause.current);
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(pause.current), []);
  // A user who has opened a row must not be called back: this page is still shown while the next one loads.
  const [home] = useState(() => window.location.pathname);
  const search = useEvent((typed: string) => {
    if (typed === value || window.location.pathname !== home) return;
    searched.current = typed;
    choose(typed);
  });
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(pause.current);
    pause.current = setTimeout(search, typed === '' ? 0 : PAUSE_MS, typed);
  };
  return (
    <TextField
      type="search"
      label={t(label ?? `${words}.search`)}
      value={text}
      onChange={(event) => type(event.target.value)}
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
