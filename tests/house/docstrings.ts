import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { ENTITIES } from '../../api/server/site/openapi/entities.ts';
import { ROOT, sources } from './imports.ts';

/** Docstrings by the path of a field in a struct, such as `next_payout.date`; that of the struct itself at ''. */
export type Docstrings = Record<string, string>;

interface Shape {
  text?: string;
  fields: Map<string, Shape>;
}

interface Module {
  source: string;
  comments: ReturnType<typeof parseSync>['comments'];
  /** Constants and functions by name. */
  values: Map<string, { node: ESTree.Node; text: string | undefined; isExported: boolean }>;
  /** Imported names, with the file that exports them. */
  imports: Map<string, { file: string; name: string }>;
}

const CONTRACT = 'api/contract';
const PARTS = ['params', 'query', 'body', 'response'] as const;

const modules = new Map<string, Module>();

/** Returns the docstrings of the contract's structs by their exported names, and of the inputs of each endpoint. */
export function docstringsOfContract(): { structs: Record<string, Docstrings>; endpoints: Record<string, Docstrings> } {
  const structs: Record<string, Docstrings> = {};
  const endpoints: Record<string, Docstrings> = {};
  for (const path of sources(CONTRACT)) {
    const file = relative(ROOT, path);
    for (const [name, { node, text, isExported }] of moduleAt(file).values) {
      if (!isExported) continue;
      if (/Endpoints$/.test(name)) Object.assign(endpoints, docstringsOfRows(node, file));
      else if (ENTITIES.has(name)) {
        const found = flat({ ...(text !== undefined && { text }), fields: shapeOf(node, file).fields });
        if (Object.keys(found).length > 0) structs[name] = found;
      }
    }
  }
  return { structs: sorted(structs), endpoints: sorted(endpoints) };
}

function docstringsOfRows(node: ESTree.Node, file: string): Record<string, Docstrings> {
  const rows: Record<string, Docstrings> = {};
  for (const [name, row] of shapeOf(node, file).fields) {
    const parts = PARTS.flatMap((part) => {
      const shape = row.fields.get(part);
      return shape ? Object.entries(flat(shape, `${part}.`)) : [];
    });
    if (row.text) parts.unshift(['', row.text]);
    if (parts.length > 0) rows[name] = Object.fromEntries(parts);
  }
  return rows;
}

function flat({ text, fields }: Shape, before = ''): Docstrings {
  const own = text === undefined ? [] : [[before.replace(/\.$/, ''), text] as const];
  const inner = [...fields].flatMap(([name, shape]) => Object.entries(flat(shape, `${before}${name}.`)));
  return Object.fromEntries([...own, ...inner]);
}

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function moduleAt(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const source = readFileSync(join(ROOT, file), 'utf8');
  const { program, comments } = parseSync(file, source);
  const made: Module = { source, comments, values: new Map(), imports: new Map() };
  modules.set(file, made);
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const from = statement.source.value;
      if (!from.startsWith('.')) continue;
      for (const each of statement.specifiers)
        if (each.type === 'ImportSpecifier' && each.imported.type === 'Identifier')
          made.imports.set(each.local.name, {
            file: relative(ROOT, resolve(ROOT, file, '..', from)),
            name: each.imported.name,
          });
      continue;
    }
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declared = isExported ? statement.declaration : statement;
    const text = docstringBefore(statement.start, made);
    if (declared?.type === 'FunctionDeclaration' && declared.id)
      made.values.set(declared.id.name, { node: declared, text, isExported });
    if (declared?.type === 'VariableDeclaration')
      for (const { id, init } of declared.declarations)
        if (id.type === 'Identifier' && init) made.values.set(id.name, { node: init, text, isExported });
  }
  return made;
}

/** Returns the docstring that ends right before a position, on one line. */
function docstringBefore(start: number, { source, comments }: Module): string | undefined {
  const comment = comments.findLast(
    ({ type, value, end }) =>
      type === 'Block' && value.startsWith('*') && end <= start && source.slice(end, start).trim() === '',
  );
  const text = comment?.value
    .replace(/^\*|^\s*\* ?/gm, '')
    .replace(/\s*@(throws|param|returns)\b[\s\S]*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text || undefined;
}

/** Returns the fields that an expression gives a struct: those of all that it is made from. */
function shapeOf(node: ESTree.Node | null | undefined, file: string, depth = 0): Shape {
  const none: Shape = { fields: new Map() };
  if (!node || depth > 40) return none;
  const inner = (part: ESTree.Node | null | undefined) => shapeOf(part, file, depth + 1);
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return inner(node.expression);
    case 'Identifier': {
      const found = findValue(node.name, file);
      if (!found) return none;
      const { fields, text: from } = shapeOf(found.node, found.file, depth + 1);
      const text = found.text ?? from;
      return { ...(text !== undefined && { text }), fields };
    }
    case 'MemberExpression': {
      const { fields } = inner(node.object);
      if (node.property.type !== 'Identifier') return none;
      return node.property.name === 'schema' ? { fields } : (fields.get(node.property.name) ?? none);
    }
    case 'CallExpression': {
      const parts = [...node.arguments, ...(node.callee.type === 'Identifier' ? [node.callee] : [])].map(inner);
      return together(parts, /^(optional|nullable|defaulted|max|min|size)$/.test(nameOf(node.callee)));
    }
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
      return { fields: inner(node.body).fields };
    case 'BlockStatement':
      return together(
        node.body.map((each) => (each.type === 'ReturnStatement' ? inner(each.argument) : none)),
        false,
      );
    case 'ArrayExpression':
      return together(node.elements.map(inner), false);
    case 'ObjectExpression':
      return { fields: fieldsOf(node, file, depth) };
    default:
      return none;
  }
}

function fieldsOf(node: ESTree.ObjectExpression, file: string, depth: number): Map<string, Shape> {
  const fields = new Map<string, Shape>();
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      for (const [name, shape] of shapeOf(property.argument, file, depth + 1).fields) fields.set(name, shape);
      continue;
    }
    const name = nameOf(property.key);
    if (!name) continue;
    const shape = shapeOf(property.value, file, depth + 1);
    const hasSchema = hasOwnSchema(property.value);
    // A field that replaces one of a spread keeps its docstring.
    const earlier = fields.get(name)?.text ?? (hasSchema ? undefined : shape.text);
    const text = docstringBefore(property.start, moduleAt(file)) ?? earlier;
    fields.set(name, { ...(text !== undefined && { text }), fields: hasSchema ? new Map() : shape.fields });
  }
  return fields;
}

/** A struct with a name has a schema of its own, which has its docstrings. */
function hasOwnSchema(node: ESTree.Node): boolean {
  if (node.type === 'CallExpression') return node.arguments.some(hasOwnSchema);
  return node.type === 'Identifier' && ENTITIES.has(node.name);
}

function together(shapes: Shape[], keepsText: boolean): Shape {
  const text = keepsText ? shapes.find((shape) => shape.text !== undefined)?.text : undefined;
  return { ...(text !== undefined && { text }), fields: new Map(shapes.flatMap(({ fields }) => [...fields])) };
}

function nameOf(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
}

function findValue(name: string, file: string) {
  const imported = moduleAt(file).imports.get(name);
  const from = imported?.file ?? file;
  if (!from.startsWith(CONTRACT)) return undefined;
  const found = moduleAt(from).values.get(imported?.name ?? name);
  return found && { ...found, file: from };
}
