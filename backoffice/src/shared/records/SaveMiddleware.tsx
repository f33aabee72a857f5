import {
  EditContext,
  HttpError,
  type RaRecord,
  useEvent,
  useRegisterMutationMiddleware,
  useResourceContext,
} from 'ra-core';
import { useContext, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { isConflict, keyOfError } from '../../lib/api/error-message.ts';
import { AbandonedSave } from './abandoned-save.ts';
import { type Choice, type Conflict, ConflictDialog } from './ConflictDialog.tsx';
import { type Draft, differing } from './drafts.ts';
import { type FieldProblem, useFieldProblems } from './field-problems.ts';
import { OtherProblems } from './OtherProblems.tsx';
import { useLeapQuestion, useLeapsIn } from './use-leap-question.tsx';

interface SaveParams {
  data: Draft;
  previousData?: Draft;
}
/** A save of react-admin, as its mutation middleware sees it. */
export type Save = (resource: string, params: SaveParams) => Promise<{ data: RaRecord }>;

interface SaveMiddlewareProps<T extends RaRecord> {
  /** The draft that the form started from. */
  before: Draft;
  draftOf: (record: T) => Draft;
  /** Shows a record from the server in the form, instead of the user's changes. */
  onRecord: (record: T) => void;
}

/**
 * Sends a draft with the version it was made from, after asking about prices that move far. If the server refuses it, this shows what someone else has saved
 * meanwhile, or hands react-admin's form a sentence for each of its inputs and lists the other problems above it.
 *
 * It stands first in the form: other middleware then wraps it, so that it can send the same draft again.
 */
export function SaveMiddleware<T extends RaRecord>({ before, draftOf, onRecord }: SaveMiddlewareProps<T>) {
  const resource = useResourceContext() ?? '';
  const page = useContext(EditContext);
  const problemsOf = useFieldProblems(resource);
  const isShown = useIsShown();
  const leapsIn = useLeapsIn(resource);
  const leaps = useLeapQuestion();
  const [others, setOthers] = useState<readonly FieldProblem[]>([]);
  const [question, setQuestion] = useState<{ conflict: Conflict; answer: (choice: Choice) => void } | null>(null);

  /** Returns what keeps both changes; otherwise ends the save. */
  const settle = async (data: Draft, previousData: Draft, theirs: T): Promise<Required<SaveParams>> => {
    const current = draftOf(theirs);
    const conflict = {
      record: theirs,
      theirs: current,
      mine: differing(data, previousData),
      changed: differing(current, previousData),
    };
    const choice = await new Promise<Choice>((answer) => setQuestion({ conflict, answer }));
    setQuestion(null);
    if (choice === 'mine') return { data: { ...current, ...conflict.mine }, previousData: current };
    if (choice === 'theirs') onRecord(theirs);
    throw new AbandonedSave();
  };

  const refused = (error: unknown, draft: Draft): HttpError => {
    const key = keyOfError(error);
    const errors: Record<string, string> = { 'root.serverError': key };
    const remaining: FieldProblem[] = [];
    for (const problem of problemsOf(error, draft)) {
      const path = pathsAround(problem.path).find(isShown);
      if (path) errors[path] ??= problem.text;
      else remaining.push(problem);
    }
    setOthers(remaining);
    return new HttpError(key, (error as { status?: number }).status, { errors });
  };

  const save = useEvent(async (name: string, params: SaveParams, next: Save): ReturnType<Save> => {
    const send = async (sent: Required<SaveParams>): ReturnType<Save> => {
      try {
        return await next(name, { ...params, ...sent });
      } catch (error) {
        const theirs = isConflict(error) ? ((await page?.refetch())?.data as T | undefined) : undefined;
        if (!theirs || theirs.version === sent.previousData.version) throw refused(error, sent.data);
        return send(await settle(sent.data, sent.previousData, theirs));
      }
    };
    setOthers([]);
    if (!(await leaps.ask(leapsIn(params.data, before)))) throw new AbandonedSave();
    const answer = await send({ data: params.data, previousData: before });
    // react-admin answers without a record after it has signed the user out: the draft is kept for the next sign-in.
    if (answer.data.id === undefined) throw new AbandonedSave();
    onRecord(answer.data as T);
    return answer;
  });
  useRegisterMutationMiddleware<Save>(save);

  return (
    <>
      {others.length > 0 && <OtherProblems problems={others} />}
      {leaps.dialog}
      {question && <ConflictDialog resource={resource} conflict={question.conflict} onChoice={question.answer} />}
    </>
  );
}

/** Returns a function that tells whether the form has an input at a path: its errors then refer to the input. */
function useIsShown(): (path: string) => boolean {
  const { setError, getFieldState, clearErrors } = useFormContext();
  return (path) => {
    setError(path, { type: 'server' });
    const { error } = getFieldState(path);
    clearErrors(path);
    return error?.ref !== undefined;
  };
}

/** Returns a path and those of the groups and lists around it, from the inside. */
function pathsAround(path: string): string[] {
  return path.split('.').map((_, at, names) => names.slice(0, names.length - at).join('.'));
}
