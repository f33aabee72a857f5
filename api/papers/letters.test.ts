import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { CURRENCIES, CURRENCY_CODES } from '../contract/vocabulary/currencies.ts';
import { LANGUAGES } from '../contract/vocabulary/languages.ts';
import { faceWith, Letters, type Weight } from './letters.ts';
import { LOOKS, type Row, writeFact } from './parts.ts';
import { Sheet } from './sheet.ts';

test('papers have a glyph for every letter of every sum, in both weights', () => {
  const sums = CURRENCY_CODES.flatMap((currency) => [
    CURRENCIES[currency].symbol,
    ...LANGUAGES.map((language) =>
      new Intl.NumberFormat(language, { style: 'currency', currency }).format(-1234567.89),
    ),
  ]);
  const letters = [...new Set(sums.join(''))].filter((letter) => letter.trim() !== '');
  const missing = (['regular', 'strong'] as Weight[]).flatMap((weight) =>
    letters.filter((letter) => !faceWith(letter, weight)).map((letter) => `${letter} (${weight})`),
  );
  expect(letters).toEqual(expect.arrayContaining(['₩', '₪', '€', '£', 'č']));
  expect(missing).toEqual([]);
});

/** Returns the text that a reader of the paper finds in it, and its bytes. */
async function readPaper(texts: readonly string[], facts: readonly Row[] = []) {
  const sheet = new Sheet({ title: 'Names', language: 'en' });
  for (const text of texts) sheet.text(text, LOOKS.value);
  for (const fact of facts) writeFact(sheet, fact);
  const bytes = await sheet.bytes();
  const page = await (await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise).getPage(1);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  return { text, bytes };
}

const NAMES = [
  'Nguyễn Thị Ánh',
  'Đặng Ưu Việt',
  'Ελένη Παπαδοπούλου',
  'Фёдор Щербаков',
  'Єлизавета Ґалаґан',
  'İpek Yıldız',
  'Žofie Łukaszewicz',
  '山田 太郎',
  '髙橋 﨑子',
  '𠮷野 さくら',
  '株式会社山田荷物',
  '王 小明',
  '刘 诗雨',
  '김 민준',
  'สมชาย ใจดี',
  'გიორგი ბერიძე',
];

test('papers write names with the letters of their owners', async () => {
  // A dotless ı is a part of these letters, and is known as such from then on.
  await readPaper(['íìîï ÍÌÎÏ']);
  const { text, bytes } = await readPaper(NAMES);
  expect(text.split('\n').map((line) => line.trim())).toEqual(NAMES);
  // Whole, the typefaces of these names have eight megabytes.
  expect(bytes.length).toBeLessThan(100_000);
});

test('names that run from right to left are shaped, and stand before what follows', async () => {
  const { text } = await readPaper(['محمد العربي', 'زهرا خواهم', 'דנה כהן']);
  for (const word of ['محمد', 'العربي', 'زهرا', 'خواهم', 'דנה', 'כהן']) expect(text).toContain(word);
  const letters = await Letters.of(['محمد العربي (2)', 'محمد']);
  const [run] = letters.runs('محمد', 'regular');
  const shaped = run?.face.font.layout('محمد').glyphs.map(({ id }) => id);
  const apart = [...'دمحم'].map((letter) => run?.face.font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id);
  expect(shaped).toHaveLength(apart.length);
  expect(shaped?.filter((id, index) => id === apart[index])).toEqual([]);
  const drawn = (written: string) => letters.runs(letters.printable(written), 'regular').map((each) => each.text);
  expect(drawn('محمد العربي, 12 Euston Road')).toEqual(['العربي', ' ', 'محمد', ', 12 Euston Road']);
  expect(drawn('العربي (محمد)').join('')).toBe('(محمد) العربي');
});

test('a name with a letter that no typeface has is left out, and nothing else', async () => {
  const letters = await Letters.of(['अमित शर्मा', 'Zoë 👩‍👩‍👧']);
  const written = (text: string) => letters.printable(text).replaceAll('\u200e', '');
  expect(written('अमित शर्मा')).toBe('');
  expect(written('अमित, 12 Euston Road')).toBe('12 Euston Road');
  expect(written('Zoë 👩‍👩‍👧 Ł')).toBe('Zoë Ł');
  const { text } = await readPaper(
    [],
    [
      ['Booked by', 'अमित शर्मा'],
      ['Bags', '2'],
    ],
  );
  expect(text.replace(/\s+/g, ' ').trim()).toBe('Bags 2');
  expect(written('Zoe\u0308\u202e A\u0007B')).toBe('Zoë AB');
});
