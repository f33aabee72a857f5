import { create, type Font, type Glyph } from 'fontkit';

/**
 * Opens a typeface. fontkit keeps each glyph as it was first asked for: one that was a part of another first, such as a
 * dotless ı of an í, would have no letter in all papers to come, and be lost when somebody copies their text.
 */
export function openFont(bytes: Buffer): Font {
  const font = create(bytes) as Font;
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id: number, letters: number[] = []): Glyph => {
    const glyph = getGlyph(id, letters);
    if (glyph?.codePoints.length === 0 && letters.length > 0) Object.assign(glyph, { codePoints: letters });
    return glyph;
  };
  return font;
}
