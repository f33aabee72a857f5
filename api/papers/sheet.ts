import { spaceUnit } from '@cubby/design-system/tokens';
import PDFDocument from 'pdfkit';
import { FACES, open, runsOf, type Weight } from './letters.ts';

export interface Look {
  size: number;
  weight: Weight;
  colour: string;
}

interface Position {
  x: number;
  width: number;
  align?: 'left' | 'right';
}

/** Line height as a multiple of the type size. */
const LEADING = 1.4;
const MARGIN = 7 * spaceUnit;

/** A page of paper, written from top to bottom; continues on a new page when it is full. */
export class Sheet {
  readonly width: number;
  readonly left = MARGIN;
  private readonly document: PDFKit.PDFDocument;
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
    for (const file of Object.values(FACES).flat()) this.document.registerFont(file, open(file).bytes);
  }

  space(units: number): void {
    this.y += units * spaceUnit;
  }

  rule(colour: string): void {
    const { left, y, width } = this;
    this.document
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.75)
      .strokeColor(colour)
      .stroke();
  }

  /** Writes texts beside each other, each in its own width, and continues below the longest. */
  row(cells: ({ text: string; look: Look } & Position)[]): void {
    const wrapped = cells.map((cell) => ({ ...cell, lines: this.wrap(cell.text, cell.look, cell.width) }));
    const height = Math.max(...wrapped.map(({ lines, look }) => lines.length * look.size * LEADING));
    this.makeRoom(height);
    for (const { lines, look, x, width, align } of wrapped)
      for (const [index, line] of lines.entries()) {
        const from = align === 'right' ? x + width - this.measure(line, look) : x;
        this.write(line, look, this.left + from, this.y + index * look.size * LEADING);
      }
    this.y += height;
  }

  /** Continues on a new page unless so many lines fit on this one: a heading stays with what it heads. */
  keepTogether(lines: number, { size }: Look): void {
    this.makeRoom(lines * (size * LEADING + spaceUnit));
  }

  text(text: string, look: Look): void {
    this.row([{ text, look, x: 0, width: this.width }]);
  }

  async bytes(): Promise<Buffer> {
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

  private wrap(text: string, look: Look, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ').flatMap((each) => this.cut(each, look, width))) {
      const longer = line ? `${line} ${word}` : word;
      if (line && this.measure(longer, look) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  }

  /** Cuts a single word that is wider than its column into pieces that fit. */
  private cut(word: string, look: Look, width: number): string[] {
    if (this.measure(word, look) <= width) return [word];
    const pieces = [''];
    for (const letter of word) {
      const last = pieces[pieces.length - 1] ?? '';
      if (last && this.measure(last + letter, look) > width) pieces.push(letter);
      else pieces[pieces.length - 1] = last + letter;
    }
    return pieces;
  }

  private measure(text: string, { size, weight }: Look): number {
    return runsOf(text, weight).reduce(
      (sum, run) => sum + this.document.font(run.file).fontSize(size).widthOfString(run.text),
      0,
    );
  }

  private write(text: string, { size, weight, colour }: Look, x: number, y: number): void {
    let at = x;
    for (const run of runsOf(text, weight)) {
      this.document.font(run.file).fontSize(size).fillColor(colour).text(run.text, at, y, { lineBreak: false });
      at += this.document.widthOfString(run.text);
    }
  }
}
