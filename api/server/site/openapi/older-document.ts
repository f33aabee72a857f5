import type { OpenApiDocument } from './document.ts';

type Part = Record<string, unknown>;

/** The schema of `null`, a type that 3.0 lacks. */
const NULL = { type: 'object', nullable: true, enum: [null] };

const LICENSE_URL = 'https://www.gnu.org/licenses/agpl-3.0.html';

const made = new WeakMap<OpenApiDocument, object>();

/**
 * Converts the description to OpenAPI 3.0, once, for tools that read nothing newer; Swagger UI shows it six times as
 * fast. Lost are the allowed keys of maps, and the order of tuples.
 */
export function olderDocument(document: OpenApiDocument): object {
  const found = made.get(document) ?? convert(document);
  made.set(document, found);
  return found;
}

function convert(document: OpenApiDocument): object {
  const license = { name: document.info.license.name, url: LICENSE_URL };
  return { ...(older(document) as Part), openapi: '3.0.3', info: { ...document.info, license } };
}

function older(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(older);
  if (typeof part !== 'object' || part === null) return part;
  const { propertyNames: _, ...rest } = part as Part;
  if (rest.type === 'null') return NULL;
  // 3.0 ignores keywords beside a reference.
  if ('$ref' in rest && 'description' in rest) return { description: rest.description, allOf: [{ $ref: rest.$ref }] };
  return Object.fromEntries(Object.entries(rest).flatMap(([name, value]) => olderEntries(name, value)));
}

/** Converts a keyword of a schema. A property of the same name holds a schema, which is converted as such. */
function olderEntries(name: string, value: unknown): [string, unknown][] {
  if (name === 'const' && typeof value !== 'object') return [['enum', [value]]];
  if (!Array.isArray(value)) return [[name, older(value)]];
  if (name === 'type')
    return [
      ['type', value.find((each) => each !== 'null')],
      ['nullable', true],
    ];
  if (name === 'examples') return [['example', value[0]]];
  // `items` says what they are.
  if (name === 'prefixItems') return [];
  return [[name, older(value)]];
}
