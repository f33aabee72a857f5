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
  const parts: string[] = [];
  for (const name in fields) {
    const value = fields[name];
    if (value === undefined) continue;
    parts.push(`${JSON.stringify(name)}:${value instanceof JsonText ? value.text : JSON.stringify(value)}`);
  }
  return parts.join(',');
}
