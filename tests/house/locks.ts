import { type AlterTableCmd, loadModule, type Node, parseSync } from 'libpg-query';

/** Tables that are long in a real network: what reads or writes all their rows under a lock stops the marketplace. */
export const LONG_TABLES = new Set([
  'analytics_events',
  'bags',
  'bookings',
  'changes_log',
  'counter_changes',
  'custody_events',
  'invoice_entries',
  'ledger_entries',
  'mails',
  'payments',
  'reviews',
  'tokens',
  'users',
]);

/** The first line of a migration whose statements run one by one (see migrate.ts). */
const OUTSIDE = /^-- Outside a transaction[.:]/;

/** Names what a migration does to long tables while holding a lock on them: the table, and the way to do it instead. */
export async function longLocksOf(sql: string): Promise<string[]> {
  await loadModule();
  const isOutside = OUTSIDE.test(sql);
  const made = new Set<string>();
  const statements = (parseSync(sql).stmts ?? []).flatMap(({ stmt }) => (stmt ? [stmt] : []));
  const found = statements.flatMap((stmt) => ofStatement(stmt, isOutside, made));
  const locked = new Set(statements.flatMap(lockedBy).filter((table) => LONG_TABLES.has(table)));
  return isOutside || locked.size < 2
    ? found
    : [...found, `${[...locked].join(' and ')}: lock one after the other, outside a transaction`];
}

/** Returns the tables that a statement locks until the transaction ends. */
function lockedBy(stmt: Node): string[] {
  const relations =
    'AlterTableStmt' in stmt
      ? [stmt.AlterTableStmt.relation]
      : 'CreateTrigStmt' in stmt
        ? [stmt.CreateTrigStmt.relation]
        : 'LockStmt' in stmt
          ? (stmt.LockStmt.relations ?? []).map((each) => ('RangeVar' in each ? each.RangeVar : undefined))
          : [];
  return relations.flatMap((relation) => relation?.relname ?? []);
}

function ofStatement(stmt: Node, isOutside: boolean, made: Set<string>): string[] {
  const about = (table: string | undefined, instead: string) =>
    table && LONG_TABLES.has(table) && !made.has(table) ? [`${table}: ${instead}`] : [];
  if ('CreateStmt' in stmt) {
    made.add(stmt.CreateStmt.relation?.relname ?? '');
    return [];
  }
  if ('IndexStmt' in stmt) {
    const { relation, concurrent } = stmt.IndexStmt;
    return isOutside && concurrent
      ? []
      : about(relation?.relname, 'create the index concurrently, outside a transaction');
  }
  if ('UpdateStmt' in stmt || 'DeleteStmt' in stmt) {
    const { relation } = 'UpdateStmt' in stmt ? stmt.UpdateStmt : stmt.DeleteStmt;
    return about(relation?.relname, 'change rows in batches, outside a transaction');
  }
  if (!('AlterTableStmt' in stmt)) return [];
  const { relation, cmds = [] } = stmt.AlterTableStmt;
  return cmds.flatMap((each) => {
    const instead = 'AlterTableCmd' in each ? ofCommand(each.AlterTableCmd, isOutside) : null;
    return instead === null ? [] : about(relation?.relname, instead);
  });
}

function ofCommand({ subtype, def }: AlterTableCmd, isOutside: boolean): string | null {
  const constraint = def && 'Constraint' in def ? def.Constraint : undefined;
  if (subtype === 'AT_AlterColumnType') return 'add a column of the new type, and fill it in batches';
  if (subtype === 'AT_SetNotNull') return 'validate a check that it is not null first';
  if (subtype === 'AT_ValidateConstraint' && !isOutside)
    return 'validate in a migration of its own, outside a transaction';
  if (subtype === 'AT_AddConstraint' && constraint) {
    const { contype, skip_validation, indexname } = constraint;
    if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN')
      return skip_validation ? null : 'add the constraint not valid, and validate it later';
    return indexname ? null : 'build its index concurrently, and add the constraint using it';
  }
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) {
    const parts = (def.ColumnDef.constraints ?? []).flatMap((each) => ('Constraint' in each ? [each.Constraint] : []));
    if (parts.some(({ contype }) => contype === 'CONSTR_GENERATED'))
      return 'a stored column is computed for every row: index the expression instead';
    const isComputed = parts.some(({ contype, raw_expr }) => contype === 'CONSTR_DEFAULT' && callsFunction(raw_expr));
    return isComputed ? 'a default that is computed rewrites the table: fill the column in batches' : null;
  }
  return null;
}

function callsFunction(expression: Node | undefined): boolean {
  return expression !== undefined && JSON.stringify(expression).includes('"FuncCall"');
}
