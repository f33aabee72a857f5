import { toDraft } from '@cubby/api/react-admin';
import { useEvent, useRecordContext, useRegisterMutationMiddleware } from 'ra-core';
import { AbandonedSave } from '../records/abandoned-save.ts';
import type { Save } from '../records/SaveMiddleware.tsx';
import { useImpactCheck } from './use-impact-check.tsx';

/** In the form of a place: before it is saved, shows the bookings that the change would strand, and asks about them. */
export function ImpactCheck({ hrefOf }: { hrefOf: (booking: string) => string }) {
  const record = useRecordContext();
  const { check, dialog } = useImpactCheck(String(record?.id ?? ''), hrefOf);
  useRegisterMutationMiddleware<Save>(
    useEvent(async (resource, params, next: Save) => {
      const answer = await check(params.data, toDraft(params.previousData ?? {}));
      if (!answer) throw new AbandonedSave();
      return next(resource, { ...params, data: { ...params.data, ...answer } });
    }),
  );
  return dialog;
}
