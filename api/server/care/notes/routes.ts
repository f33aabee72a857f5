import type { noteEndpoints } from '../../../contract/endpoints/notes.ts';
import { SCOPE_OF_ENTITY } from '../../../contract/structs/change.ts';
import { colleagueOf } from '../../people/users/colleague-of.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { type HandlersOf, requireScope } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { addNote, assignRecord, getRecordWork, listAssignments } from './record-work.ts';
import { listStaffFor } from './store.ts';

export function noteRoutes(services: HasDatabase & HasClock): HandlersOf<keyof typeof noteEndpoints> {
  return {
    getRecordWork: ({ caller, params }) => getRecordWork(services, caller, params),
    addNote: ({ caller, params, body }) => addNote(services, caller, params, body.text),
    assignRecord: ({ caller, params, body }) => assignRecord(services, caller, params, body),
    listAssignees: async ({ caller, query: { entity } }) => {
      if (entity) requireScope(caller, SCOPE_OF_ENTITY[entity]);
      return (await listStaffFor(services.database.query, entity ?? null)).map(colleagueOf);
    },
    listAssignments: ({ caller, query }) => listAssignments(services, caller, query),
  };
}
