import { inflateSync } from 'node:zlib';

/* Sizes of the header and of an entry of its directory, bytes (https://www.w3.org/TR/WOFF/#WOFFHeader, OpenType's otff). */
const WOFF = { header: 44, entry: 20 };
const SFNT = { header: 12, entry: 16 };

/**
 * Unpacks a typeface from WOFF. The library that draws papers can read WOFF, but unpacks a table again for each letter,
 * which took ten times as long as the drawing.
 */
export function unpackTypeface(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(SFNT.header + count * SFNT.entry);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let end = header.length;
  for (let index = 0; index < count; index += 1) {
    const from = WOFF.header + index * WOFF.entry;
    const to = SFNT.header + index * SFNT.entry;
    const start = woff.readUInt32BE(from + 4);
    const packed = woff.readUInt32BE(from + 8);
    const length = woff.readUInt32BE(from + 12);
    woff.copy(header, to, from, from + 4);
    woff.copy(header, to + 4, from + 16, from + 20);
    header.writeUInt32BE(end, to + 8);
    header.writeUInt32BE(length, to + 12);
    const table = woff.subarray(start, start + packed);
    // Tables start at multiples of four.
    const gap = Buffer.alloc(-length & 3);
    tables.push(packed < length ? inflateSync(table) : table, gap);
    end += length + gap.length;
  }
  return Buffer.concat([header, ...tables]);
}
