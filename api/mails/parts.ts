/** The parts of an email: written once, rendered as text and as HTML. */
export type Part =
  | { kind: 'text'; text: string }
  /** Text by another person: a reason, a response. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; rows: Row[] }
  | { kind: 'stashpoint'; name: string; address: string; note: string | null }
  /** The purpose of the email; one in each. `lead` is the sentence before its button. */
  | { kind: 'action'; label: string; link: string; lead: string | null }
  | { kind: 'links'; lead: string | null; links: { name: string; link: string }[] }
  | { kind: 'code'; lead: string; code: string }
  /** A pass: a QR code and a PIN for a counter, or lockers with their codes; `text` says how to use them. */
  | { kind: 'pass'; qr: { code: string; label: string } | null; rows: Row[]; text: string };

/** A label and its value. */
export type Row = [label: string, value: string];

/** Returns paragraphs and other parts in order; null and false are left out. */
export function parts(...given: (Part | string | false | null)[]): Part[] {
  return given.flatMap((part): Part[] => {
    if (!part) return [];
    return [typeof part === 'string' ? { kind: 'text', text: part } : part];
  });
}

export function facts(...rows: (Row | '' | false | null)[]): Part {
  return { kind: 'facts', rows: rows.filter((row): row is Row => Boolean(row)) };
}

/** Returns the place of the bags; `note` is shown below the address, such as a phone number. */
export function stashpoint(
  { stashpoint: name, address }: { stashpoint: string; address: string },
  note: string | null = null,
): Part {
  return { kind: 'stashpoint', name, address, note };
}

export function action(label: string, link: string, lead: string | null = null): Part {
  return { kind: 'action', label, link, lead };
}

/** Returns a secondary link. */
export function link(name: string, address: string): Part {
  return { kind: 'links', lead: null, links: [{ name, link: address }] };
}

export function links(lead: string, all: { name: string; link: string }[]): Part {
  return { kind: 'links', lead, links: all };
}

export function quote(text: string): Part {
  return { kind: 'quote', text };
}

/** Returns a code to type, after the words that introduce it: “Your code is”. */
export function pin(lead: string, code: string): Part {
  return { kind: 'code', lead, code };
}
