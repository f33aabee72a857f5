import Dialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface SearchFrameProps {
  onClose: () => void;
  children: ReactNode;
}

/** The dialog around the search, at the top of the window. */
export function SearchFrame({ onClose, children }: SearchFrameProps) {
  const t = useTranslate();
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label={t('search.title')}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      {children}
    </Dialog>
  );
}
