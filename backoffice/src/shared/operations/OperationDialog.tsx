import type { OperationKind } from '@cubby/api';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ChooseStep } from './ChooseStep.tsx';
import { OperationStep } from './OperationStep.tsx';

/** The records that an operation may be about. */
export interface Chosen {
  kinds: readonly [OperationKind, ...OperationKind[]];
  /** The records that were ticked in a list; without them, places are ticked in the dialog, none of them at first. */
  ids?: readonly string[];
  /** The filter of the list of places. */
  filter?: Record<string, unknown>;
  /** The place whose hours the others get. */
  source?: string;
  /** Returns the address of a booking. */
  hrefOf: (booking: string) => string;
}

interface OperationDialogProps extends Chosen {
  /** An operation that has begun already. */
  resumed: string | null;
  onCreated: (id: string) => void;
  onClose: () => void;
}

/**
 * One operation on many records: they are chosen, the server previews what happens to each, runs it as a job with a
 * report, and undoes it. Closing the dialog stops nothing.
 */
export function OperationDialog({ resumed, onCreated, onClose, hrefOf, ...chosen }: OperationDialogProps) {
  const t = useTranslate();
  const title = useId();
  const [id, setId] = useState(resumed);
  const [only, ...others] = chosen.kinds;
  const isNamed = others.length === 0 && !resumed;
  const created = (created: string) => {
    setId(created);
    onCreated(created);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={title}>
      <DialogTitle id={title}>{isNamed ? t(`operation.kind.${only}`) : t('operation.title')}</DialogTitle>
      {id === null ? (
        <ChooseStep {...chosen} onCreated={created} onClose={onClose} />
      ) : (
        <OperationStep
          id={id}
          isNamed={isNamed}
          hrefOf={hrefOf}
          onAgain={resumed ? null : () => setId(null)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
