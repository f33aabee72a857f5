import { jsToXliff12, xliff12ToJs } from 'xliff';
import { namesIn } from '../../api/words/texts.ts';
import { type Address, hashOf, isTranslation, standingOf, writtenIn } from './catalogue.ts';

/** Marks a text whose English has changed; without it, or with another target, it counts as made from today's. */
const OLDER =
  'The English has changed since: translate it again, or delete this note if the translation is still right.';

/** Returns the texts of a language as XLIFF 1.2, a file for each part; one that is missing has no target. */
export async function exportXliff(language: string): Promise<string> {
  const own = writtenIn(language);
  const older = new Set(standingOf(language).older);
  const resources: Resources = {};
  for (const [address, source] of writtenIn('en')) {
    const [part = '', key = ''] = address.split(' ');
    const target = own.get(address);
    resources[part] ??= {};
    resources[part][key] = {
      source,
      ...(target !== undefined && { target }),
      ...(older.has(address) && { note: OLDER }),
    };
  }
  return jsToXliff12({ sourceLanguage: 'en', targetLanguage: language, resources });
}

export interface Read {
  language: string;
  /** The texts that are new or were translated again. */
  made: ReadonlyMap<Address, string>;
  refused: Refused[];
}

interface Refused {
  address: Address;
  reason: string;
}

/**
 * Reads the texts of an XLIFF file, and says why some are refused.
 *
 * @throws Error for a language that has no folder.
 */
export async function readXliff(xml: string): Promise<Read> {
  const { targetLanguage: language = '', resources } = await xliff12ToJs(xml);
  if (!isTranslation(language)) throw new Error(`There are no translations into “${language}”.`);
  const english = writtenIn('en');
  const own = writtenIn(language);
  const older = new Set(standingOf(language).older);
  const made = new Map<Address, string>();
  const refused: Refused[] = [];
  for (const [part, units] of Object.entries(resources))
    for (const [key, { source, target, note }] of Object.entries(units)) {
      const address = `${part} ${key}`;
      if (!target || (target === own.get(address) && (note || !older.has(address)))) continue;
      const reason = refusalOf(english.get(address), source, target);
      if (reason) refused.push({ address, reason });
      else made.set(address, target);
    }
  return { language, made, refused };
}

function refusalOf(english: string | undefined, source: string, target: string): string | null {
  if (english === undefined) return 'there is no such text';
  if (hashOf(english) !== hashOf(source)) return 'the English has changed since the export';
  const [wanted, given] = [namesIn(english).join(', '), namesIn(target).join(', ')];
  if (wanted !== given) return `it names ${given || 'no values'} where the English names ${wanted || 'none'}`;
  const [forms, own] = [english.split('||||').length, target.split('||||').length];
  return forms === own ? null : `it has ${own} plural forms where the English has ${forms}`;
}

type Resources = Record<string, Record<string, { source: string; target?: string; note?: string }>>;
