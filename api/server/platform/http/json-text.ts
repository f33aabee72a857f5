/** JSON made elsewhere (in SQL, from memory), sent as it stands. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * An object whose JSON is made ahead, because many answers hold it: each adds a few fields of its own without writing
 * the rest again. Measured on the search, where that is most of an answer.
 */
export class PreparedObject {
  /** The text up to the brace that closes it. */
  readonly #open: string;
  readonly #isEmpty: boolean;

  constructor(value: object) {
    const text = JSON.stringify(value);
    this.#open = text.slice(0, -1);
    this.#isEmpty = text === '{}';
  }

  /** The object with more fields behind its own, as JSON. A field that is undefined is left out. */
  with(fields: Readonly<Record<string, unknown>>): JsonText {
    const added = fieldsText(fields);
    return new JsonText(`${this.#open}${added && !this.#isEmpty ? ',' : ''}${added}}`);
  }
}

/** An object of which some values are JSON already. A field that is undefined is left out. */
export function jsonObject(fields: Readonly<Record<string, unknown>>): JsonText {
  return new JsonText(`{${fieldsText(fields)}}`);
}

export function jsonArray(items: readonly JsonText[]): JsonText {
  return new JsonText(`[${items.map(({ text }) => text).join(',')}]`);
}

function fieldsText(fields: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const name in fields) {
    const value = fields[name];
    if (value !== undefined) text += `${text && ','}${quoted(name)}:${jsonOf(value)}`;
  }
  return text;
}

/** Numbers, booleans and null are what a search adds most of; JSON.stringify takes several times as long for them. */
function jsonOf(value: unknown): string {
  if (value instanceof JsonText) return value.text;
  if (value === null || typeof value === 'boolean' || Number.isFinite(value)) return String(value);
  return JSON.stringify(value);
}

const names = new Map<string, string>();

/** The names of fields come from our own code: there are few, and each is quoted once. */
function quoted(name: string): string {
  const known = names.get(name) ?? JSON.stringify(name);
  names.set(name, known);
  return known;
}
