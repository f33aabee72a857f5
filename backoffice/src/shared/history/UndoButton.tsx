import type { Change } from '@cubby/api';
import { toDraft } from '@cubby/api/react-admin';
import Button from '@mui/material/Button';
import { useNotify, useRefresh, useUpdate } from 'ra-core';
import { useState } from 'react';
import { isConflict, keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { ResourceName } from '../../lib/resources/resources.ts';
import { UndoDialog } from './UndoDialog.tsx';
import { planUndo } from './undo-plan.ts';

interface UndoButtonProps {
  change: Change;
  /** The changes made after it, latest first. */
  newer: readonly Change[];
  resource: ResourceName;
  /** The version whose log this is: the server refuses to undo on another one. */
  version: number;
  /** Names the currency of the record's amounts. */
  of: Record<string, unknown>;
}

/**
 * Undoes a change by making the opposite one, which is itself recorded. Asks first where that would overwrite a newer
 * change; there is no button where nothing is left to undo.
 */
export function UndoButton({ change, newer, resource, version, of }: UndoButtonProps) {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  const [asking, setAsking] = useState(false);
  const { free, contested } = planUndo(resource, change, newer);
  if (free.length + contested.length === 0) return null;
  const undo = (fields: readonly string[]) => {
    setAsking(false);
    const former = Object.fromEntries(fields.map((field) => [field, change.before?.[field]]));
    void update(
      resource,
      { id: change.entity_id, data: toDraft(former), previousData: { id: change.entity_id, version } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('shared.undone', { type: 'success' });
          refresh();
        },
        onError: (error) => {
          notify(keyOfError(error), { type: 'error' });
          if (isConflict(error)) refresh();
        },
      },
    );
  };
  return (
    <>
      <Button size="small" loading={isPending} onClick={() => (contested.length > 0 ? setAsking(true) : undo(free))}>
        {t('shared.undo')}
      </Button>
      {asking && (
        <UndoDialog
          change={change}
          contested={contested}
          resource={resource}
          of={of}
          onClose={() => setAsking(false)}
          onUndoAll={() => undo([...free, ...contested.map(({ field }) => field)])}
          {...(free.length > 0 && { onUndoOthers: () => undo(free) })}
        />
      )}
    </>
  );
}
