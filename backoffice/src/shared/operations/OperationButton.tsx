import Button from '@mui/material/Button';
import { useState } from 'react';
import { useAsks } from '../../lib/i18n/use-asks.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useLastOperation } from './LastOperation.tsx';
import { type Chosen, OperationDialog } from './OperationDialog.tsx';

interface OperationButtonProps extends Chosen {
  /** The text of the button; by default that of the only kind, or of changing several places. */
  label?: string;
}

/** Opens the dialog of an operation on many records. */
export function OperationButton({ label, ...chosen }: OperationButtonProps) {
  const t = useTranslate();
  const asks = useAsks();
  const [, setLast] = useLastOperation();
  const [open, setOpen] = useState(false);
  const [only, ...others] = chosen.kinds;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        {asks(label ?? (others.length === 0 ? t(`operation.kind.${only}`) : t('operation.title')))}
      </Button>
      {open && <OperationDialog {...chosen} resumed={null} onCreated={setLast} onClose={() => setOpen(false)} />}
    </>
  );
}
