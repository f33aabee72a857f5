import type { Change } from '@cubby/api';
import { toDraft } from '@cubby/api/react-admin';
import Button from '@mui/material/Button';
import { useNotify, useRefresh, useUpdate } from 'ra-core';
import { useState } from 'react';
import { isConflict, keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { ResourceName } from '../../lib/resources/resources.ts';
import { UndoDialog } from './UndoDialog.tsx';
import { planUndo, type UndoPlan } from './undo-plan.ts';

interface UndoButtonProps {
  change: Change;
  resource: ResourceName;
  since: Since | (() => Promise<Since>);
}

/** The record since a change. */
export interface Since {
  /** The changes made after it, latest first. */
  newer: readonly Change[];
  /** The version whose log this is: the server refuses to undo on another one. */
  version: number;
  /** Names the currency of the record's amounts. */
  of: Record<string, unknown>;
}

/**
 * Undoes a change by making the opposite one, which is itself recorded. Asks first where that would overwrite a newer
 * change; there is no button where nothing is left to undo. The record since may be loaded at the press.
 */
export function UndoButton({ change, resource, since }: UndoButtonProps) {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  const [isLoading, setLoading] = useState(false);
  const [asking, setAsking] = useState<(Since & UndoPlan) | null>(null);
  const { free, contested } = planUndo(resource, change, 'newer' in since ? since.newer : []);
  if (free.length + contested.length === 0) return null;
  const undo = (fields: readonly string[], version: number) => {
    setAsking(null);
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
  const start = async () => {
    setLoading(true);
    try {
      const known = 'newer' in since ? since : await since();
      const plan = planUndo(resource, change, known.newer);
      if (plan.contested.length > 0) setAsking({ ...known, ...plan });
      else if (plan.free.length > 0) undo(plan.free, known.version);
      else notify('shared.undone_before', { type: 'info' });
    } catch (error) {
      notify(keyOfError(error), { type: 'error' });
    }
    setLoading(false);
  };
  return (
    <>
      <Button size="small" loading={isPending || isLoading} onClick={() => void start()}>
        {t('shared.undo')}
      </Button>
      {asking && (
        <UndoDialog
          change={change}
          contested={asking.contested}
          resource={resource}
          of={asking.of}
          onClose={() => setAsking(null)}
          onUndoAll={() => undo([...asking.free, ...asking.contested.map(({ field }) => field)], asking.version)}
          {...(asking.free.length > 0 && { onUndoOthers: () => undo(asking.free, asking.version) })}
        />
      )}
    </>
  );
}
