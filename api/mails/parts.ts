/** What a mail is made of: said once, and written both as text and as HTML. */
export type Part =
  | { kind: 'text'; text: string }
  /** What somebody else wrote: a reason, an answer. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; rows: Row[] }
  | { kind: 'place'; name: string; address: string; note: string | null }
  /** What the mail is for; one in each mail. `lead` is the sentence before its button. */
  | { kind: 'action'; label: string; link: string; lead: string | null }
  | { kind: 'links'; lead: string | null; links: { name: string; link: string }[] }
  | { kind: 'code'; lead: string; code: string };

/** What it is, and how it stands. */
export type Row = [label: string, value: string];

/** Paragraphs and other parts, one below the other; what is false or null is left out. */
export function parts(...given: (Part | string | false | null)[]): Part[] {
  return given.flatMap((part): Part[] => {
    if (!part) return [];
    return [typeof part === 'string' ? { kind: 'text', text: part } : part];
  });
}

export function facts(...rows: (Row | '' | false | null)[]): Part {
  return { kind: 'facts', rows: rows.filter((row): row is Row => Boolean(row)) };
}

/** Where the bags are; `note` stands below the address, such as where to call. */
export function place({ place: name, address }: { place: string; address: string }, note: string | null = null): Part {
  return { kind: 'place', name, address, note };
}

export function action(label: string, link: string, lead: string | null = null): Part {
  return { kind: 'action', label, link, lead };
}

/** A link that is not what the mail is for. */
export function link(name: string, address: string): Part {
  return { kind: 'links', lead: null, links: [{ name, link: address }] };
}

export function links(lead: string, all: { name: string; link: string }[]): Part {
  return { kind: 'links', lead, links: all };
}

export function quote(text: string): Part {
  return { kind: 'quote', text };
}

/** A code to type, after the words that lead to it: “Your code is”. */
export function pin(lead: string, code: string): Part {
  return { kind: 'code', lead, code };
}
