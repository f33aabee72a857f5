import { spaceUnit, typefaces } from '@cubby/design-system/tokens';
import PDFDocument from 'pdfkit';
import { Letters, split, type Weight } from './letters.ts';
import type { Face } from './other-faces.ts';

export interface Look {
  size: number;
  weight: Weight;
  colour: string;
}

interface Cell {
  text: string;
  look: Look;
  x: number;
  width: number;
  align?: 'left' | 'right';
}

/** A look, with the letters of the paper. */
type Pen = Look & { letters: Letters };

/** No features besides those of the script; naming them has a run shaped as a whole, not word by word. */
const WHOLE = { features: [] };
const ASCENT = typefaces.text.ascent / 1000;
/** Line height as a multiple of the type size. */
const LEADING = 1.4;
const MARGIN = 7 * spaceUnit;

/**
 * A page of paper, written from top to bottom; continues on a new page when it is full. It is drawn at the end, once all
 * its letters are known.
 */
export class Sheet {
  readonly width: number;
  readonly left = MARGIN;
  private readonly document: PDFKit.PDFDocument;
  private readonly steps: ((letters: Letters) => void)[] = [];
  private readonly texts: string[] = [];
  private y = MARGIN;

  constructor({ title, language }: { title: string; language: string }) {
    this.document = new PDFDocument({
      size: 'A4',
      margin: 0,
      lang: language,
      displayTitle: true,
      info: { Title: title },
    });
    this.width = this.document.page.width - 2 * MARGIN;
  }

  space(units: number): void {
    this.steps.push(() => {
      this.y += units * spaceUnit;
    });
  }

  rule(colour: string): void {
    this.steps.push(() => {
      const { left, y, width } = this;
      this.document
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.75)
        .strokeColor(colour)
        .stroke();
    });
  }

  /**
   * Writes texts beside each other, each in its own width, and continues below the longest. A `whole` row is left out with
   * any of its texts.
   */
  row(cells: Cell[], { whole = false } = {}): void {
    this.texts.push(...cells.map(({ text }) => text));
    this.steps.push((letters) => {
      if (!whole || cells.every(({ text }) => letters.printable(text) !== '')) this.drawRow(cells, letters);
    });
  }

  private drawRow(cells: Cell[], letters: Letters): void {
    const wrapped = cells.map((cell) => {
      const pen = { letters, ...cell.look };
      return { ...cell, pen, lines: this.wrap(letters.printable(cell.text), pen, cell.width) };
    });
    const height = Math.max(...wrapped.map(({ lines, look }) => lines.length * look.size * LEADING));
    this.makeRoom(height);
    for (const { lines, pen, x, width, align } of wrapped)
      for (const [index, line] of lines.entries()) {
        const from = align === 'right' ? x + width - this.measure(line, pen) : x;
        this.write(line, pen, this.left + from, this.y + index * pen.size * LEADING);
      }
    this.y += height;
  }

  /** Continues on a new page unless so many lines fit on this one: a heading stays with what it heads. */
  keepTogether(lines: number, { size }: Look): void {
    this.steps.push(() => this.makeRoom(lines * (size * LEADING + spaceUnit)));
  }

  text(text: string, look: Look): void {
    this.row([{ text, look, x: 0, width: this.width }]);
  }

  async bytes(): Promise<Buffer> {
    const letters = await Letters.of(this.texts);
    for (const step of this.steps) step(letters);
    const parts: Buffer[] = [];
    const done = new Promise<Buffer>((resolve, reject) => {
      this.document.on('data', (part: Buffer) => parts.push(part));
      this.document.on('end', () => resolve(Buffer.concat(parts)));
      this.document.on('error', reject);
    });
    this.document.end();
    return done;
  }

  private makeRoom(height: number): void {
    if (this.y + height <= this.document.page.height - MARGIN) return;
    this.document.addPage();
    this.y = MARGIN;
  }

  private wrap(text: string, pen: Pen, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ').flatMap((each) => this.cut(each, pen, width))) {
      const longer = line ? `${line} ${word}` : word;
      if (line && this.measure(longer, pen) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  }

  /** Cuts a single word that is wider than its column into pieces that fit. */
  private cut(word: string, pen: Pen, width: number): string[] {
    if (this.measure(word, pen) <= width) return [word];
    const pieces = [''];
    for (const letter of split(word)) {
      const last = pieces[pieces.length - 1] ?? '';
      if (last && this.measure(last + letter, pen) > width) pieces.push(letter);
      else pieces[pieces.length - 1] = last + letter;
    }
    return pieces;
  }

  private measure(text: string, { size, weight, letters }: Pen): number {
    return letters
      .runs(text, weight)
      .reduce((sum, run) => sum + this.take(run.face, size).widthOfString(run.text, WHOLE), 0);
  }

  private write(text: string, { size, weight, colour, letters }: Pen, x: number, y: number): void {
    let at = x;
    // All faces stand on one line: that of the site's typeface.
    const line = y + ASCENT * size;
    for (const run of letters.runs(text, weight)) {
      this.take(run.face, size)
        .fillColor(colour)
        .text(run.text, at, line, { ...WHOLE, lineBreak: false, baseline: 'alphabetic' });
      at += this.document.widthOfString(run.text, WHOLE);
    }
  }

  private take({ name, font }: Face, size: number): PDFKit.PDFDocument {
    // Its types only know files.
    return this.document
      .registerFont(name, font as unknown as Buffer)
      .font(name)
      .fontSize(size);
  }
}
