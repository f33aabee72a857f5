import { createRequire } from 'node:module';
import { EU_COUNTRIES } from '../../../contract/vocabulary/vat-rates.ts';

/** Names of VAT numbers in different countries, for the library. */
const NAMES = 'vat tva iva btw uid mva oib pvm pvn dph dic alv kmkr anum ddv nif abn cui cvr nip tin uen ird brn'.split(
  ' ',
);

/** Prefixes that differ: Greece writes its numbers as EL, and Monaco's are French. */
const PREFIXES: Record<string, string> = { GR: 'EL', MC: 'FR' };
const PLAIN = /^[A-Z0-9]{4,20}$/;

const require = createRequire(import.meta.url);

/** Loads the library on first use: its three hundred files would delay every start of the server. */
const numbers = () => (require('stdnum') as typeof import('stdnum')).stdnum;

/**
 * Formats a VAT number as on documents: `de 136 695 976` becomes `DE136695976`. Where the numbers of a country cannot
 * be checked it is unchanged; null for an invalid one.
 */
export function writeVatNumber(country: string, text: string): string | null {
  const written = text.replace(/[\s./-]/g, '').toUpperCase();
  const prefix = PREFIXES[country] ?? country;
  const bare = written.startsWith(prefix) ? written.slice(prefix.length) : written;
  const known = numbers()[country];
  const name = NAMES.find((each) => known?.[each] !== undefined);
  const check = name === undefined ? undefined : known?.[name];
  const good = check ? [bare, prefix + bare].some((each) => check.validate(each).isValid) : PLAIN.test(bare);
  if (!good) return null;
  return EU_COUNTRIES.includes(country) || country === 'GB' ? prefix + bare : written;
}
