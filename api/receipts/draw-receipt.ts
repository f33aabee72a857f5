import { palette, textSize } from '@cubby/design-system/tokens';
import type { Receipt, Row } from './receipt.ts';
import { type Look, Sheet } from './sheet.ts';

/** On paper there is no dark mode. */
const { text, textMuted, textAccent, line } = palette.light;

/** Letters on paper are a little smaller than on a screen. */
const points = (rem: string) => Number.parseFloat(rem) * 11;

const LOOKS = {
  mark: { size: points(textSize.title), weight: 'strong', colour: textAccent },
  title: { size: points(textSize.lead), weight: 'strong', colour: text },
  label: { size: points(textSize.normal), weight: 'regular', colour: textMuted },
  value: { size: points(textSize.normal), weight: 'regular', colour: text },
  total: { size: points(textSize.normal), weight: 'strong', colour: text },
  note: { size: points(textSize.small), weight: 'regular', colour: textMuted },
} satisfies Record<string, Look>;

/** A receipt as a PDF of one page, or more where much was moved. */
export async function drawReceipt(receipt: Receipt): Promise<Buffer> {
  const [, id = ''] = receipt.stay[0] ?? [];
  const sheet = new Sheet({ title: `${receipt.title} ${id}`, language: receipt.language });
  sheet.text('cubby', LOOKS.mark);
  sheet.space(3);
  sheet.text(receipt.title, LOOKS.title);
  sheet.space(1.5);
  for (const row of receipt.stay) facts(sheet, row);
  sheet.space(2.5);
  sums(sheet, receipt.costs);
  sheet.space(2.5);
  sheet.text(receipt.movementsTitle, LOOKS.total);
  sheet.space(1);
  sums(sheet, receipt.movements);
  sheet.space(4);
  for (const note of receipt.notes) sheet.text(note, LOOKS.note);
  return sheet.bytes();
}

const LABEL_SHARE = 0.3;
const SUM_SHARE = 0.24;

function facts(sheet: Sheet, [label, value]: Row): void {
  const width = sheet.width * LABEL_SHARE;
  sheet.row([
    { text: label, look: LOOKS.label, x: 0, width: width - 12 },
    { text: value, look: LOOKS.value, x: width, width: sheet.width - width },
  ]);
  sheet.space(0.5);
}

/** Sums stand at the right; the last is what the others come to. */
function sums(sheet: Sheet, rows: Row[]): void {
  for (const [index, [label, sum]] of rows.entries()) {
    const isTotal = index === rows.length - 1;
    if (isTotal) {
      sheet.space(0.5);
      sheet.rule(line);
      sheet.space(1);
    }
    const width = sheet.width * SUM_SHARE;
    sheet.row([
      { text: label, look: isTotal ? LOOKS.total : LOOKS.value, x: 0, width: sheet.width - width },
      { text: sum, look: isTotal ? LOOKS.total : LOOKS.value, x: sheet.width - width, width, align: 'right' },
    ]);
    sheet.space(0.5);
  }
}
