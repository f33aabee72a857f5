import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { Draft } from './drafts.ts';

/** Saves the draft while typing. */
export function DraftKeeper({ keep }: { keep: (values: Draft) => void }) {
  const { subscribe } = useFormContext();
  const onChange = useEffectEvent(keep);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values as Draft) }),
    [subscribe],
  );
  return null;
}

/** Restores a draft from before a reload or the end of a session, and offers to discard it. */
export function KeptDraft({ draft, onDiscard }: { draft: Draft; onDiscard: () => void }) {
  const t = useTranslate();
  const { reset, setValue } = useFormContext();
  const [isShown, setShown] = useState(true);
  const putBack = useEffectEvent(() => {
    for (const [field, value] of Object.entries(draft)) setValue(field, value, { shouldDirty: true });
  });
  // The form sets its own values in effects of this same render.
  useEffect(() => queueMicrotask(putBack), []);
  if (!isShown) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button
          color="inherit"
          onClick={() => {
            reset();
            onDiscard();
            setShown(false);
          }}
        >
          {t('shared.discard')}
        </Button>
      }
    >
      {t('shared.kept')}
    </Alert>
  );
}
