import { type AlterTableCmd, type Constraint, loadModule, type Node, parseSync } from 'libpg-query';

/** A change that servers of the last release do not survive: it comes a release after they stopped using its subject. */
export interface Contraction {
  /** A table, or a column, constraint or index as `table.name`. */
  subject: string;
  /** PostgreSQL's own name of the change. */
  change: string;
}

interface Schema {
  /** Tables, columns (as `table.column`), functions and triggers that the last release does not know. */
  fresh: Set<string>;
  /** Checks by `table.name`. */
  checks: Map<string, Check>;
}

/** A check without its words, and its words: one that allows more words is wider. */
interface Check {
  shape: string;
  words: ReadonlySet<string>;
}

/** Statements that take nothing from the last release, whatever they name. */
const HARMLESS = new Set([
  'CommentStmt',
  'CreateExtensionStmt',
  'CreateSchemaStmt',
  'CreateSeqStmt',
  'InsertStmt',
  'LockStmt',
  'SelectStmt',
  'UpdateStmt',
  'ViewStmt',
]);

/** Changes of a table that only allow more, or that only one transaction sees. */
const WIDENING = new Set([
  'AT_DisableTrig',
  'AT_DropConstraint',
  'AT_DropNotNull',
  'AT_EnableTrig',
  'AT_SetRelOptions',
  'AT_SetStatistics',
  'AT_ValidateConstraint',
]);

/** Fields that only say where in the text something is. */
const POSITIONS = new Set(['location', 'rexpr_list_start', 'rexpr_list_end']);

/** Lists the contractions of each migration that follows a release, given the migrations of the release. */
export async function contractionsAfter(
  released: readonly string[],
  later: readonly string[],
): Promise<Contraction[][]> {
  await loadModule();
  const checks: Schema['checks'] = new Map();
  for (const sql of released) contractionsOf(sql, { fresh: new Set(), checks });
  const schema = { fresh: new Set<string>(), checks };
  return later.map((sql) => contractionsOf(sql, schema));
}

function contractionsOf(sql: string, schema: Schema): Contraction[] {
  const { stmts = [] } = parseSync(sql);
  return stmts.flatMap(({ stmt }) => (stmt ? ofStatement(stmt, schema) : []));
}

function ofStatement(stmt: Node, schema: Schema): Contraction[] {
  const { fresh } = schema;
  const [change = ''] = Object.keys(stmt);
  const unlessFresh = (...names: string[]) =>
    names.some((name) => fresh.has(name)) ? [] : [{ subject: names.at(-1) ?? '', change }];
  if ('CreateStmt' in stmt) {
    const { relation, tableElts = [] } = stmt.CreateStmt;
    const table = relation?.relname ?? '';
    fresh.add(table);
    for (const part of tableElts) {
      if ('ColumnDef' in part) addColumn(part, table, schema);
      if ('Constraint' in part) addCheck(part.Constraint, table, schema);
    }
    return [];
  }
  if ('AlterTableStmt' in stmt) {
    const { relation, cmds = [] } = stmt.AlterTableStmt;
    return cmds.flatMap((each) =>
      'AlterTableCmd' in each ? ofCommand(each.AlterTableCmd, relation?.relname ?? '', schema) : [],
    );
  }
  if ('IndexStmt' in stmt) {
    const { relation, idxname = '', unique } = stmt.IndexStmt;
    const table = relation?.relname ?? '';
    const columns = namesIn(stmt).map((column) => `${table}.${column}`);
    return unique ? unlessFresh(table, ...columns, `${table}.${idxname}`) : [];
  }
  if ('CreateFunctionStmt' in stmt || 'CreateTrigStmt' in stmt) {
    const name =
      'CreateTrigStmt' in stmt ? stmt.CreateTrigStmt.trigname : stringsIn(stmt.CreateFunctionStmt.funcname).at(-1);
    fresh.add(name ?? '');
    return [];
  }
  if ('DropStmt' in stmt) {
    const { objects = [], removeType } = stmt.DropStmt;
    if (removeType === 'OBJECT_INDEX') return [];
    return objects.flatMap((each) => unlessFresh(nameOf(each)));
  }
  if ('RenameStmt' in stmt) {
    const { relation, subname } = stmt.RenameStmt;
    const table = relation?.relname ?? nameOf(stmt.RenameStmt.object);
    return unlessFresh(table, subname ? `${table}.${subname}` : table);
  }
  if ('DeleteStmt' in stmt) return unlessFresh(stmt.DeleteStmt.relation?.relname ?? '');
  return HARMLESS.has(change) ? [] : [{ subject: '', change }];
}

function ofCommand(command: AlterTableCmd, table: string, schema: Schema): Contraction[] {
  const { subtype: change = '', name = '', def } = command;
  const { fresh } = schema;
  const constraint = def && 'Constraint' in def ? def.Constraint : undefined;
  // The widened one replaces it.
  const isWider = constraint && widens(constraint, table, schema);
  if (constraint) addCheck(constraint, table, schema);
  if (def && 'ColumnDef' in def && change === 'AT_AddColumn') {
    const subject = addColumn(def, table, schema);
    fresh.add(subject);
    return fresh.has(table) || fillsItself(def.ColumnDef.constraints) ? [] : [{ subject, change }];
  }
  if (fresh.has(table) || WIDENING.has(change)) return [];
  if (change === 'AT_ColumnDefault' && def) return [];
  // A new column that must be filled stops servers that do not know it.
  const isKnown = !fresh.has(`${table}.${name}`) || change === 'AT_SetNotNull' || change === 'AT_ColumnDefault';
  if (!constraint) return isKnown ? [{ subject: `${table}.${name}`, change }] : [];
  const isOfFresh = namesIn(constraint).some((column) => fresh.has(`${table}.${column}`));
  return isWider || isOfFresh ? [] : [{ subject: `${table}.${checkName(constraint, table)}`, change }];
}

/** Tells whether a new column may be left out of an insert. */
function fillsItself(constraints: readonly Node[] = []): boolean {
  const kinds = constraints.map((each) => ('Constraint' in each ? each.Constraint.contype : undefined));
  const isRequired = kinds.some((kind) => kind === 'CONSTR_NOTNULL' || kind === 'CONSTR_PRIMARY');
  return !isRequired || kinds.some((kind) => /DEFAULT|IDENTITY|GENERATED/.test(kind ?? ''));
}

/** Records the checks of a column; returns its name as `table.column`. */
function addColumn(node: Extract<Node, { ColumnDef: unknown }>, table: string, schema: Schema): string {
  const { colname = '', constraints = [] } = node.ColumnDef;
  for (const each of constraints)
    if ('Constraint' in each) addCheck({ conname: `${table}_${colname}_check`, ...each.Constraint }, table, schema);
  return `${table}.${colname}`;
}

function addCheck(constraint: Constraint, table: string, { checks }: Schema): void {
  if (constraint.contype === 'CONSTR_CHECK')
    checks.set(`${table}.${checkName(constraint, table)}`, readCheck(constraint));
}

/** Tells whether a check replaces one that allows fewer words. */
function widens(constraint: Constraint, table: string, { checks }: Schema): boolean {
  const before = checks.get(`${table}.${checkName(constraint, table)}`);
  if (constraint.contype !== 'CONSTR_CHECK' || !before) return false;
  const after = readCheck(constraint);
  return after.shape === before.shape && [...before.words].every((word) => after.words.has(word));
}

/** Returns a constraint's name; PostgreSQL names checks after their column if there is one only. */
function checkName(constraint: Constraint, table: string): string {
  const columns = [...new Set(namesIn(constraint))];
  return constraint.conname ?? [table, ...(columns.length === 1 ? columns : []), 'check'].join('_');
}

function readCheck({ raw_expr }: Constraint): Check {
  const words = new Set<string>();
  const isWord = (value: unknown): boolean => {
    const word = (value as { A_Const?: { sval?: { sval?: string } } } | null)?.A_Const?.sval;
    // An array of words is a text of its own: '{bookings,money}'.
    for (const each of word?.sval?.split(/[{},]/) ?? []) words.add(each);
    return word !== undefined;
  };
  const shape = JSON.stringify(raw_expr, (key, value: unknown) => {
    if (POSITIONS.has(key) || isWord(value)) return undefined;
    return Array.isArray(value) ? value.filter((each) => !isWord(each)) : value;
  });
  return { shape, words };
}

/** Returns the columns that a part of a statement names. */
function namesIn(part: unknown): string[] {
  const names: string[] = [];
  JSON.stringify(part, (key, value: unknown) => {
    if (key === 'ColumnRef') names.push(...stringsIn((value as { fields?: Node[] }).fields).slice(-1));
    if (key === 'IndexElem') names.push((value as { name?: string }).name ?? '');
    if (key === 'keys' || key === 'fk_attrs') names.push(...stringsIn(value as Node[]));
    return value;
  });
  return names;
}

function stringsIn(nodes: readonly Node[] = []): string[] {
  return nodes.flatMap((each) => ('String' in each ? (each.String.sval ?? []) : []));
}

/** Returns the last part of an object's name: that of a trigger, not of its table. */
function nameOf(object: Node | undefined): string {
  if (!object) return '';
  if ('List' in object) return stringsIn(object.List.items).at(-1) ?? '';
  return ('ObjectWithArgs' in object && stringsIn(object.ObjectWithArgs.objname).at(-1)) || '';
}
