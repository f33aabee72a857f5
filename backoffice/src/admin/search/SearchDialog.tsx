import { TwoLines, visuallyHidden } from '@cubby/design-system';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useStore } from 'ra-core';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { SearchFrame } from './SearchFrame.tsx';
import { type Found, SHORTEST, useSearch } from './use-search.ts';

const KEPT = 8;

interface SearchDialogProps {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** Finds any record by its number, name or address. Before typing, it offers recently opened records. */
export function SearchDialog({ text, onText, onClose }: SearchDialogProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [recent, setRecent] = useStore<Found[]>('search.recent', []);
  const { found, isPending } = useSearch(text);
  const isAsking = text.trim().length >= SHORTEST;
  const open = (record: Found) => {
    setRecent([record, ...recent.filter(({ href }) => href !== record.href)].slice(0, KEPT));
    onClose();
    navigate(record.href);
  };

  // Pressed before the answer to what is typed is there, Enter opens its first record once it is.
  const [entered, setEntered] = useState<string | null>(null);
  const first = entered !== null && entered === text && !isPending ? found[0] : undefined;
  const openFirst = useEffectEvent(open);
  useEffect(() => {
    if (first) openFirst(first);
  }, [first]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement> & { defaultMuiPrevented?: boolean }) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || !isPending) return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    setEntered(text);
  };
  return (
    <SearchFrame onClose={onClose}>
      <Autocomplete
        open
        autoHighlight
        options={isAsking ? found : recent}
        // The server has chosen them, by more than their names.
        filterOptions={(records) => records}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ href }) => href}
        groupBy={isAsking ? ({ group }) => t(group) : () => t('search.recent')}
        value={null}
        inputValue={text}
        onInputChange={(_, typed, reason) => reason !== 'reset' && onText(typed)}
        onChange={(_, record) => record && open(record)}
        onKeyDown={onKeyDown}
        loading={isPending}
        loadingText={t('console.loading')}
        noOptionsText={t(isAsking ? 'search.none' : 'search.hint')}
        forcePopupIcon={false}
        renderOption={({ key, ...option }, { name, detail }) => (
          <li key={key} {...option}>
            <TwoLines first={name} second={detail} />
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            // Typing continues at the end of the text entered while this loaded.
            onFocus={({ target }) => target.setSelectionRange(text.length, text.length)}
            label={t('search.label')}
            slotProps={{
              ...params.slotProps,
              input: { ...params.slotProps?.input, startAdornment: <SearchRounded color="action" /> },
            }}
          />
        )}
        // In the dialog itself, below the field.
        slots={{ popper: Below }}
        slotProps={{
          status: { role: 'presentation', 'aria-live': 'off' },
          listbox: { sx: { maxHeight: 'min(60vh, 480px)' } },
        }}
        sx={{ p: 2 }}
      />
      <Box role="status" sx={visuallyHidden}>
        {isAsking && !isPending && t(found.length > 0 ? 'search.count' : 'search.none', { smart_count: found.length })}
      </Box>
    </SearchFrame>
  );
}

function Below({ children }: { children?: ReactNode | ((props: never) => ReactNode) }) {
  return <Box sx={{ px: 1, pb: 1 }}>{typeof children === 'function' ? null : children}</Box>;
}
