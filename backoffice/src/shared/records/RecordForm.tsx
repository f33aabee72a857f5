import { layer } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, type RaRecord, useCreate, useNotify, useTranslate, useUpdate } from 'ra-core';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { set, useFormContext, useFormState } from 'react-hook-form';
import { keyOfError } from '../../lib/api/error-message.ts';
import type { ResourceName } from '../../lib/api/resources.ts';
import { toDraft } from '../../lib/api/wire-names.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { type FieldProblem, placeProblems, useFieldProblems } from './field-problems.ts';
import { DraftKeeper, KeptDraft } from './KeptDraft.tsx';
import { OtherProblems } from './OtherProblems.tsx';
import { useConflict } from './use-conflict.ts';
import { usePersistedDraft } from './use-persisted-draft.ts';

type Draft = Record<string, unknown>;

interface RecordFormProps<T extends RaRecord> {
  resource: ResourceName;
  /** The record to edit. Without one the form creates a new one, which starts with `start`. */
  record?: T;
  start?: Draft;
  /** The part of the record this form edits, if several forms each edit some of it. */
  part?: string;
  /** Converts the record to a draft, unless only the notation of its field names differs. */
  draftOf?: (record: T) => Draft;
  /** Returns a problem's key by field (`errors.…`), and an empty object if there is none. */
  validate?: (draft: Draft) => Record<string, string>;
  /**
   * Called with the draft and its previous state; returns fields to add to the request, or null to go back to the form.
   */
  beforeSave?: (draft: Draft, before: Draft) => Promise<Draft | null>;
  onSaved: (record: T) => void;
  children: ReactNode;
}

/**
 * A form over a draft of specification §3. The server's problems are shown under their fields; changes someone else has
 * saved are shown and not overwritten; a draft survives a reload and the end of a session.
 */
export function RecordForm<T extends RaRecord>(props: RecordFormProps<T>) {
  const { resource, record, start = {}, part, draftOf = toDraft, validate, beforeSave, onSaved, children } = props;
  const t = useTranslate();
  const notify = useNotify();
  const [update] = useUpdate<T>();
  const [create] = useCreate<T>();
  // The initial record: a list that reloads behind the form must not overwrite the draft.
  const [before, setBefore] = useState<Draft>(() => (record ? draftOf(record) : start));
  const kept = usePersistedDraft(part ? `${resource}.${part}` : resource, record?.id, before);
  const problemsOf = useFieldProblems(resource);
  const inputs = useRef<ReadonlySet<string>>(new Set());
  const [others, setOthers] = useState<readonly FieldProblem[]>([]);
  const conflict = useConflict<T>(resource, record?.id, draftOf);

  const send = async (draft: Draft, previous: Draft): Promise<object | undefined> => {
    try {
      const saved = record
        ? await update(
            resource,
            { id: record.id, data: draft as Partial<T>, previousData: previous as T },
            { returnPromise: true, mutationMode: 'pessimistic' },
          )
        : await create(resource, { data: draft as Partial<T> }, { returnPromise: true });
      // react-admin resolves without a result when it has signed the user out: the draft is kept for the next sign-in.
      if (saved?.id === undefined) return undefined;
      kept.forget();
      setBefore(draftOf(saved));
      onSaved(saved);
      return undefined;
    } catch (error) {
      if (await conflict.examine(error, draft, previous)) return undefined;
      notify(keyOfError(error), { type: 'error' });
      const { placed, remaining } = placeProblems(problemsOf(error, draft), inputs.current);
      setOthers(remaining);
      return placed;
    }
  };
  const submit = async (values: FieldValues) => {
    setOthers([]);
    const extra = beforeSave ? await beforeSave(values, before) : {};
    return extra === null ? undefined : send({ ...values, ...extra }, before);
  };

  return (
    <Form
      key={String(before.version ?? '')}
      record={before}
      onSubmit={submit}
      // Problems are shown in the reader's language, under their fields.
      noValidate
      {...(validate && { validate: (draft: Draft) => translated(validate(draft), t) })}
    >
      {kept.draft && <KeptDraft draft={kept.draft} onDiscard={kept.forget} />}
      {others.length > 0 && <OtherProblems problems={others} />}
      <Inputs into={inputs} />
      <DraftKeeper keep={kept.keep} />
      {record && <Follow version={record.version} shown={before.version} onNewer={() => setBefore(draftOf(record))} />}
      <Box sx={parts}>{children}</Box>
      <SaveBar isNew={!record} />
      {conflict.found && (
        <ConflictDialog
          resource={resource}
          conflict={conflict.found}
          onTakeTheirs={() => {
            kept.forget();
            if (conflict.found) setBefore(draftOf(conflict.found.theirs));
            conflict.close();
          }}
          onKeepMine={async () => {
            if (!conflict.found) return;
            const { theirs, mine } = conflict.found;
            const current = draftOf(theirs);
            conflict.close();
            await send({ ...current, ...mine }, current);
          }}
          onBack={conflict.close}
        />
      )}
    </Form>
  );
}

/** Converts problems by path (`translations.german.slug`) to the tree of texts the form expects. */
function translated(problems: Record<string, string>, t: (key: string) => string) {
  const tree: FieldValues = {};
  for (const [path, key] of Object.entries(problems)) set(tree, path, t(key));
  return tree;
}

/** Notes the paths of the inputs that the form shows. */
function Inputs({ into }: { into: RefObject<ReadonlySet<string>> }) {
  const { control } = useFormContext();
  useEffect(() => {
    into.current = control._names.mount;
  }, [control, into]);
  return null;
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

function SaveBar({ isNew }: { isNew: boolean }) {
  const t = useTranslate();
  const { isDirty, isSubmitting } = useFormState();
  if (!isDirty && !isNew) return null;
  return (
    <Box sx={bar}>
      <Box role="status" sx={{ flex: 1, color: 'text.secondary' }}>
        {isNew ? '' : t('shared.unsaved')}
      </Box>
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {t(isNew ? 'shared.create' : 'shared.save')}
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
} as const;
