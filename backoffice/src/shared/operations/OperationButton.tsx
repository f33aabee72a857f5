import Button from '@mui/material/Button';
import { useStore } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { type Chosen, OperationDialog } from './OperationDialog.tsx';

interface OperationButtonProps extends Chosen {
  /** The text of the button; by default that of the only kind, or of changing several places. */
  label?: string;
  /** True for a button of its own, where the last operation is reached elsewhere. */
  alone?: boolean;
}

/** Opens the dialog of an operation on many records; the last one stays within reach until another takes its place. */
export function OperationButton({ label, alone = false, ...chosen }: OperationButtonProps) {
  const t = useTranslate();
  const [last, setLast] = useStore<string | null>('operation.last', null);
  const [open, setOpen] = useState<'new' | 'last' | null>(null);
  const [only, ...others] = chosen.kinds;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen('new')} sx={{ justifySelf: 'start' }}>
        {label ?? (others.length === 0 ? t(`operation.kind.${only}`) : t('operation.title'))} …
      </Button>
      {last && !alone && <Button onClick={() => setOpen('last')}>{t('operation.last')}</Button>}
      {open && (
        <OperationDialog
          {...chosen}
          resumed={open === 'last' ? last : null}
          onCreated={setLast}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
