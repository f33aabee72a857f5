import { radius, textSize, visuallyHidden } from '@cubby/design-system';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { SearchFrame } from './SearchFrame.tsx';

const SearchDialog = lazy(async () => ({ default: (await import('./SearchDialog.tsx')).SearchDialog }));

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the search of the whole console, also by Ctrl K or ⌘ K. */
export function SearchButton() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const close = () => {
    setOpen(false);
    setText('');
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k')
        return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-keyshortcuts={IS_MAC ? 'Meta+K' : 'Control+K'}
        startIcon={<SearchRounded />}
        onClick={() => setOpen(true)}
        sx={{ minWidth: 48, px: { xs: 1, md: 2 }, '& .MuiButton-startIcon': { marginInlineEnd: { xs: 0, md: 1 } } }}
      >
        <Box component="span" sx={word}>
          {t('search.button')}
        </Box>
        <Box component="kbd" aria-hidden sx={keys}>
          {IS_MAC ? '⌘ K' : 'Ctrl K'}
        </Box>
      </Button>
      {isOpen && (
        <Suspense fallback={<EarlySearch text={text} onText={setText} onClose={close} />}>
          <SearchDialog text={text} onText={setText} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Takes what is typed while the search is still loading. */
function EarlySearch({ text, onText, onClose }: ComponentProps<typeof SearchDialog>) {
  const t = useTranslate();
  return (
    <SearchFrame onClose={onClose}>
      <Box sx={{ p: 2 }}>
        <TextField
          autoFocus
          fullWidth
          label={t('search.label')}
          value={text}
          onChange={({ target }) => onText(target.value)}
          slotProps={{ input: { startAdornment: <SearchRounded color="action" /> } }}
        />
      </Box>
    </SearchFrame>
  );
}

/** On a phone only the icon is seen. */
const word = (theme: Theme) => ({ [theme.breakpoints.down('md')]: visuallyHidden });

const keys = {
  display: { xs: 'none', lg: 'inline' },
  font: 'inherit',
  fontSize: textSize.caption,
  marginInlineStart: 1.5,
  px: 0.75,
  border: '1px solid',
  borderRadius: radius.tiny,
  opacity: 0.85,
} as const;
