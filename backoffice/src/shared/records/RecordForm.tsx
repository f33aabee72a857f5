import { toDraft } from '@cubby/api/react-admin';
import { fixedAtBottom, inFlowOnLow, layer } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, type FormProps, type RaRecord, useRecordContext, useResourceContext } from 'ra-core';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { Draft } from './drafts.ts';
import { DraftKeeper, KeptDraft } from './KeptDraft.tsx';
import { SaveMiddleware } from './SaveMiddleware.tsx';
import { usePersistedDraft } from './use-persisted-draft.ts';

interface RecordFormProps<T extends RaRecord> extends Pick<FormProps, 'validate' | 'sanitizeEmptyValues'> {
  /** The part of the record this form edits, if several forms each edit some of it. */
  part?: string;
  /** Converts the record to a draft, unless only the notation of its field names differs. */
  draftOf?: (record: T) => Draft;
  /** The dictionary's key of the button that creates the record. */
  create?: string;
  children: ReactNode;
}

/**
 * react-admin's form over a draft of specification §3, in a `RecordEdit` or `RecordCreate`. The server's problems are
 * shown under their fields; changes someone else has saved are shown and not overwritten; a draft survives a reload and
 * the end of a session, and the browser asks before its tab is closed. Inside, the record context is the draft.
 */
export function RecordForm<T extends RaRecord>(props: RecordFormProps<T>) {
  const { part, draftOf = toDraft, create = 'shared.create', children, ...form } = props;
  const record = useRecordContext<T>();
  const resource = useResourceContext() ?? '';
  const saved = record?.id === undefined ? null : record;
  // The draft starts from the record at first: one that is loaded again behind the form must not overwrite the draft.
  const [before, setBefore] = useState<Draft>(() => (saved ? draftOf(saved) : { ...record }));
  const kept = usePersistedDraft(part ? `${resource}.${part}` : resource, saved?.id, before);
  return (
    <Form
      record={before}
      // Problems are shown in the reader's language, under their fields.
      noValidate
      {...form}
    >
      <SaveMiddleware<T>
        before={before}
        draftOf={draftOf}
        onRecord={(shown) => {
          kept.forget();
          setBefore(draftOf(shown));
        }}
      />
      {kept.draft && <KeptDraft draft={kept.draft} onDiscard={kept.forget} />}
      <DraftKeeper keep={kept.keep} />
      {saved && <Follow version={saved.version} shown={before.version} onNewer={() => setBefore(draftOf(saved))} />}
      <Box sx={parts}>{children}</Box>
      <AskToStay />
      <SaveBar label={saved ? 'shared.save' : create} isNew={!saved} />
    </Form>
  );
}

/** Shows the new version of a record that changes while its form is untouched. */
function Follow({ version, shown, onNewer }: { version: unknown; shown: unknown; onNewer: () => void }) {
  const { isDirty, isSubmitting } = useFormState();
  const newer = Number(version) > Number(shown) && !isDirty && !isSubmitting;
  const follow = useEffectEvent(onNewer);
  useEffect(() => {
    if (newer) follow();
  }, [newer]);
  return null;
}

/** Has the browser ask before a tab with unsaved changes is closed: its draft ends with it. */
function AskToStay() {
  const { isDirty } = useFormState();
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return null;
}

function SaveBar({ label, isNew }: { label: string; isNew: boolean }) {
  const t = useTranslate();
  const { isDirty, isSubmitting } = useFormState();
  if (!isDirty && !isNew) return null;
  return (
    <Box ref={fixedAtBottom} sx={bar}>
      <Box role="status" sx={{ flex: 1, color: 'text.secondary' }}>
        {isNew ? '' : t('shared.unsaved')}
      </Box>
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {t(label)}
      </Button>
    </Box>
  );
}

const parts = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const;

const bar = {
  position: 'sticky',
  // Above a phone's navigation bar, if the layout has one.
  bottom: 'var(--below, 0px)',
  zIndex: layer.stickyBar,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  mt: 2,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: '1px solid',
  borderColor: 'divider',
  ...inFlowOnLow,
} as const;
