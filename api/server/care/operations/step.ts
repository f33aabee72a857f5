import type { ItemRow, OperationRow } from './store.ts';

/** One record of an operation, at one of its steps. */
export interface Step {
  operation: OperationRow;
  item: ItemRow;
}
