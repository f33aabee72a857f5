import { COMMON_FIELDS } from './common-fields.ts';
import found from './docstrings.json' with { type: 'json' };
import type { JsonSchema } from './json-schema.ts';

/** Docstrings by the path of a field, such as `next_payout.date`; that of the struct itself at ''. */
type Docstrings = Readonly<Record<string, string>>;

const { structs, endpoints }: Record<'structs' | 'endpoints', Record<string, Docstrings>> = found;

/** Returns the schema of an entity of the contract with its docstrings as descriptions. */
export function describeEntity(name: string, schema: JsonSchema): JsonSchema {
  const texts = structs[name] ?? {};
  return { ...(texts[''] !== undefined && { description: texts[''] }), ...withTexts(schema, texts, '') };
}

/** Returns the schema of a part of a call, such as its body, with the docstrings of its fields as descriptions. */
export function describePart(endpoint: string, part: 'params' | 'query' | 'body' | 'response', schema: JsonSchema) {
  return withTexts(schema, endpoints[endpoint] ?? {}, `${part}.`);
}

/** Returns the docstrings of an endpoint's row, and of its query and body as a whole. */
export function docstringsOf(endpoint: string): string[] {
  const texts = endpoints[endpoint] ?? {};
  return ['', 'query', 'body'].flatMap((part) => texts[part] ?? []);
}

function withTexts(schema: JsonSchema, texts: Docstrings, before: string): JsonSchema {
  const { properties, items, anyOf, additionalProperties, ...rest } = schema;
  const inside = (part: unknown) => withTexts(part as JsonSchema, texts, before);
  return {
    ...rest,
    ...(isSchema(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => {
          const description = texts[before + name] ?? COMMON_FIELDS[name];
          const described = withTexts(field as JsonSchema, texts, `${before}${name}.`);
          return [name, description === undefined ? described : { ...described, description }];
        }),
      ),
    }),
    ...(isSchema(items) && { items: inside(items) }),
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map(inside) }),
    ...(additionalProperties !== undefined && {
      additionalProperties: isSchema(additionalProperties) ? inside(additionalProperties) : additionalProperties,
    }),
  };
}

function isSchema(part: unknown): part is JsonSchema {
  return typeof part === 'object' && part !== null;
}
