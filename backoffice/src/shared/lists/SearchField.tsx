import SearchRounded from '@mui/icons-material/SearchRounded';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useState } from 'react';

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

const PAUSE_MS = 500;

/** Searches once the typing pauses. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  // The address may change from outside: by the Back button, or by clearing all filters.
  useEffect(() => setText(value), [value]);
  // Whoever has opened a row meanwhile is not called back: while the next page is fetched, this one is still shown.
  const [home] = useState(() => window.location.pathname);
  const search = useEffectEvent(() => {
    if (text !== value && window.location.pathname === home) onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <TextField
      type="search"
      label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
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
