import type { Language } from '../contract/vocabulary/languages.ts';
import type { MailContent } from './mail.ts';
import type { Part } from './parts.ts';

/** Returns an email as plain text: its parts with an empty line between them. */
export function mailText({ language, parts }: Pick<MailContent, 'language' | 'parts'>): string {
  return parts.map((part) => partText(part, colonIn(language))).join('\n\n');
}

/** Returns the separator between a label and its value. French puts a space before its colon. */
export function colonIn(language: Language): string {
  return language === 'fr' ? '\u00a0: ' : ': ';
}

const PREVIEW_LETTERS = 140;

/**
 * Returns the preview shown beside the subject in a list of emails: the text after the greeting. It is seen on locked
 * phones, too, so it never has a code of the pass.
 */
export function previewOf({ language, parts }: Pick<MailContent, 'language' | 'parts'>): string {
  const [first, ...rest] = parts;
  const said = first?.kind === 'text' && rest.length > 0 ? rest : parts;
  const words = said.filter(({ kind }) => kind !== 'action' && kind !== 'links' && kind !== 'pass');
  const text = mailText({ language, parts: words }).replace(/\s+/g, ' ');
  return text.length <= PREVIEW_LETTERS ? text : `${text.slice(0, PREVIEW_LETTERS).replace(/\s\S*$/, '')} …`;
}

function partText(part: Part, colon: string): string {
  switch (part.kind) {
    case 'text':
    case 'quote':
      return part.text;
    case 'facts':
      return part.rows.map(([label, value]) => `${label}${colon}${value}`).join('\n');
    case 'stashpoint':
      return `${part.name}, ${part.address}${part.note ? `\n${part.note}` : ''}`;
    case 'action':
      return part.lead ? `${part.lead}\n${part.link}` : `${part.label}${colon}${part.link}`;
    case 'links': {
      const lines = part.links.map(({ name, link }) => `${name}${colon}${link}`);
      return [part.lead, ...lines].filter(Boolean).join('\n');
    }
    case 'code':
      return `${part.lead} ${part.code}.`;
    case 'pass':
      return [...part.rows.map(([label, value]) => `${label}${colon}${value}`), part.text].join('\n');
  }
}
