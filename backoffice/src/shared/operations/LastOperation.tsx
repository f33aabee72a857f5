import Button from '@mui/material/Button';
import { useStore } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { type Chosen, OperationDialog } from './OperationDialog.tsx';

/** Returns the operation that was begun last in this browser, by its ID, and a function that notes another. */
export function useLastOperation() {
  return useStore<string | null>('operation.last', null);
}

/** Opens the last operation again: its progress, its report and its undo. Nothing before the first one. */
export function LastOperation({ kinds, hrefOf }: Pick<Chosen, 'kinds' | 'hrefOf'>) {
  const t = useTranslate();
  const [last, setLast] = useLastOperation();
  const [open, setOpen] = useState(false);
  if (!last) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        {t('operation.last')}
      </Button>
      {open && (
        <OperationDialog
          kinds={kinds}
          hrefOf={hrefOf}
          resumed={last}
          onCreated={setLast}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
