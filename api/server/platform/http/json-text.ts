/** JSON made elsewhere (in SQL, from memory), sent unchanged. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * An object whose JSON is prepared, because many answers contain it: each adds a few fields without writing the rest
 * again. Measured on the search, where that is most of an answer.
 */
export class PreparedObject {
  /** The text up to the closing brace. */
  readonly #open: string;
  readonly #isEmpty: boolean;

  /** Takes an object's JSON. */
  constructor(text: string) {
    this.#open = text.slice(0, -1);
    this.#isEmpty = text === '{}';
  }

  static of(value: object): PreparedObject {
    return new PreparedObject(asciiJson(value));
  }

  /** The length of its text. */
  get length(): number {
    return this.#open.length;
  }

  /** Returns the object with more fields after its own, as JSON. A field that is undefined is left out. */
  with(fields: Readonly<Record<string, unknown>>): JsonText {
    return this.withText(jsonFields(fields));
  }

  /** Returns the object with more fields after its own, as JSON: their text is that of `jsonFields`. */
  withText(fields: string): JsonText {
    return new JsonText(`${this.#open}${fields && !this.#isEmpty ? ',' : ''}${fields}}`);
  }
}

/** Serializes an object of which some values are JSON already. A field that is undefined is left out. */
export function jsonObject(fields: Readonly<Record<string, unknown>>): JsonText {
  return new JsonText(`{${jsonFields(fields)}}`);
}

export function jsonArray(items: readonly JsonText[]): JsonText {
  return new JsonText(`[${items.map(({ text }) => text).join(',')}]`);
}

/** Serializes the fields of an object as its JSON has them between the braces. */
export function jsonFields(fields: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const name in fields) {
    const value = fields[name];
    if (value !== undefined) text += `${text && ','}${quoted(name)}:${jsonOf(value)}`;
  }
  return text;
}

/**
 * Serializes a value quickly: a search adds mostly numbers, booleans and null, for which JSON.stringify takes several
 * times as long.
 */
function jsonOf(value: unknown): string {
  if (value instanceof JsonText) return value.text;
  if (value === null || typeof value === 'boolean' || Number.isFinite(value)) return String(value);
  return asciiJson(value);
}

/**
 * Serializes a value in ASCII: one letter beyond it makes an answer a string of two bytes a letter, which takes six
 * times as long to send. The database does the same with what it prepares (`ascii_json`).
 */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const names = new Map<string, string>();

/** Quotes the name of a field, once for each: they come from our own code and are few. */
function quoted(name: string): string {
  const known = names.get(name) ?? JSON.stringify(name);
  names.set(name, known);
  return known;
}
