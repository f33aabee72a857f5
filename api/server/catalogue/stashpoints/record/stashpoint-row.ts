import type { Selectable } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

/** A place as its table keeps it. */
export type StashpointRow = Selectable<Schema['stashpoints']>;
