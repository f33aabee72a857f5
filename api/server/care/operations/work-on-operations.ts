import { addSeconds } from 'date-fns/addSeconds';
import { CubbyError } from '../../../contract/errors.ts';
import {
  OPERATION_UNDO_SECONDS,
  type OperationItemState,
  type OperationKind,
  type OperationState,
} from '../../../contract/structs/operation.ts';
import type { HasCaches } from '../../platform/caches/caches.ts';
import { isUnavailable } from '../../platform/database/unavailable.ts';
import { isReadOnlyError } from '../../platform/database/write-access.ts';
import type { HasMails } from '../../platform/mail/send-mails.ts';
import { endCode, keepResult, planCode, undoCode, type WorksOnCodes } from './code-steps.ts';
import { chooseMail, keepMail, planMail, sendMail } from './mail-steps.ts';
import { movePlace, planPlace, runPlace, type WorksOnPlaces } from './place-steps.ts';
import { hideReview, planReview, undoReview } from './review-steps.ts';
import type { Step } from './step.ts';
import {
  findNextItem,
  findOperation,
  listOperationsAtWork,
  type OperationRow,
  updateItem,
  updateOperation,
} from './store.ts';
import { undoPlace } from './undo-place.ts';

export type WorksOnOperations = WorksOnPlaces & WorksOnCodes & HasCaches & HasMails;

interface Work {
  /** The state of the records it takes, one after the other, and of one for which it fails. */
  takes: readonly OperationItemState[];
  fails: OperationItemState;
  /** The state of the operation once there is none left. */
  next: OperationState;
  run: (services: WorksOnOperations, step: Step) => Promise<void>;
}

const WORK: Partial<Record<OperationState, Work>> = {
  planning: { takes: ['chosen'], fails: 'refused', next: 'planned', run: (...args) => stepsOf(args[1]).plan(...args) },
  running: { takes: ['planned'], fails: 'refused', next: 'done', run: (...args) => stepsOf(args[1]).run(...args) },
  moving: { takes: ['done'], fails: 'settled', next: 'finished', run: (...args) => stepsOf(args[1]).finish(...args) },
  undoing: {
    takes: ['done', 'settled'],
    fails: 'left',
    next: 'undone',
    run: (...args) => stepsOf(args[1]).undo(...args),
  },
};

/** The steps of one record, by the kind of the operation. */
interface Steps {
  plan: Work['run'];
  run: Work['run'];
  /** The mails and moves that leave once undo is over. */
  finish: Work['run'];
  undo: Work['run'];
}

const PLACES: Steps = { plan: planPlace, run: runPlace, finish: movePlace, undo: undoPlace };
const CODES: Steps = { plan: planCode, run: endCode, finish: keepResult, undo: undoCode };
const REVIEWS: Steps = { plan: planReview, run: hideReview, finish: keepResult, undo: undoReview };
const MAILS: Steps = { plan: planMail, run: chooseMail, finish: sendMail, undo: keepMail };

const STEPS: Partial<Record<OperationKind, Steps>> = {
  end_coupons: CODES,
  end_vouchers: CODES,
  hide_reviews: REVIEWS,
  resend_mails: MAILS,
};

const stepsOf = ({ operation }: Step): Steps => STEPS[operation.kind] ?? PLACES;

/** Records of one operation before it is another one's turn: a short one does not wait for a long one. */
const TURN = 20;

/**
 * Works on all operations, in turns, until each waits for a person or for the end of its time for undo. A record is done
 * once, by whichever server comes first, and one that fails concerns only itself. Returns the number of records.
 */
export async function workOnOperations(services: WorksOnOperations, isStopped = () => false): Promise<number> {
  let done = 0;
  while (!isStopped()) {
    const ids = await listOperationsAtWork(services.database.query, services.now());
    if (ids.length === 0) break;
    for (const id of ids) done += await workOn(services, id, isStopped);
  }
  return done;
}

async function workOn(services: WorksOnOperations, id: string, isStopped: () => boolean): Promise<number> {
  const { query } = services.database;
  const operation = await findOperation(query, id);
  if (operation?.state === 'done') await updateOperation(query, id, 'done', { state: 'moving' });
  const work = operation && WORK[operation.state];
  if (!work) return 0;
  let done = 0;
  for (; done < TURN && !isStopped(); done += 1) {
    const item = await findNextItem(query, id, work.takes);
    if (!item) {
      await end(services, work, operation);
      return done;
    }
    await take(services, work, { operation, item });
  }
  if (operation.state !== 'planning') await services.caches.invalidate('stashpoints');
  return done;
}

async function take(services: WorksOnOperations, { run, fails }: Work, step: Step): Promise<void> {
  try {
    await run(services, step);
  } catch (error) {
    if (isReadOnlyError(error) || isUnavailable(error)) throw error;
    const { id: operation } = step.operation;
    if (!(error instanceof CubbyError))
      services.log.error({ err: error, operation, target: step.item.target_id }, 'an operation failed for a record');
    const problem = error instanceof CubbyError ? error.id : 'INTERNAL_ERROR';
    await updateItem(services.database.query, step.item, { state: fails, problem });
  }
}

async function end(services: WorksOnOperations, { next }: Work, { id, state }: OperationRow): Promise<void> {
  const until = next === 'done' ? { undo_until: addSeconds(services.now(), OPERATION_UNDO_SECONDS) } : {};
  await updateOperation(services.database.query, id, state, { state: next, ...until });
  if (state !== 'planning') await services.caches.invalidate('stashpoints');
  if (next === 'finished') services.mails.wake();
}
