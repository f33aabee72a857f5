import type { HandlersOf } from '../../platform/http/call.ts';
import { createOperation } from './create-operation.ts';
import { getOperation, listOperationItems } from './get-operation.ts';
import type { HasOperations } from './operation-worker.ts';
import type { WorksOnPlaces } from './place-steps.ts';
import { runOperation } from './run-operation.ts';
import { undoOperation } from './undo-operation.ts';

export function operationRoutes(
  services: WorksOnPlaces & HasOperations,
): HandlersOf<'createOperation' | 'getOperation' | 'listOperationItems' | 'runOperation' | 'undoOperation'> {
  return {
    createOperation: ({ caller, body }) => createOperation(services, caller, body),
    getOperation: ({ caller, params }) => getOperation(services, caller, params.id),
    listOperationItems: ({ caller, params }) => listOperationItems(services, caller, params.id),
    runOperation: ({ caller, params, body }) => runOperation(services, caller, params.id, body.version),
    undoOperation: ({ caller, params, body }) => undoOperation(services, caller, params.id, body.with_mails ?? false),
  };
}
