import { LOOKS, writeFact, writeSum, writeSums } from '../parts.ts';
import { Sheet } from '../sheet.ts';
import type { Receipt } from './receipt.ts';

/** Draws a receipt as a PDF of one page, or more if there are many movements. */
export async function drawReceipt(receipt: Receipt): Promise<Buffer> {
  const [, id = ''] = receipt.stay[0] ?? [];
  const sheet = new Sheet({ title: `${receipt.title} ${id}`, language: receipt.language });
  sheet.text('cubby', LOOKS.mark);
  sheet.space(3);
  sheet.text(receipt.title, LOOKS.title);
  sheet.space(1.5);
  for (const row of receipt.stay) writeFact(sheet, row);
  sheet.space(2.5);
  writeSums(sheet, receipt.costs);
  sheet.space(2.5);
  sheet.text(receipt.movementsTitle, LOOKS.total);
  sheet.space(1);
  writeSums(sheet, receipt.movements);
  if (receipt.tax) writeSum(sheet, receipt.tax, LOOKS.label);
  sheet.space(4);
  for (const note of receipt.notes) sheet.text(note, LOOKS.note);
  return sheet.bytes();
}
