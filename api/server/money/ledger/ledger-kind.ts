import type { Schema } from '../../platform/database/schema.ts';

export type LedgerKind = Schema['ledger_entries']['kind'];
