/**
 * Signs that begin a formula in a spreadsheet, also in the full-width forms that some read as these: at the start of a cell,
 * and after signs where a program with another separator starts one.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/g;
/** Numbers and phone numbers: no program finds anything to run in them. */
const NUMBER = /^[+-]?\d[\d ]*(\.\d+)?$/;

/**
 * Returns a cell that no spreadsheet runs as a formula: travellers' texts end up there. An apostrophe makes it a text;
 * numbers and phone numbers stay as they are, so that people and programs can use them.
 */
export function safeCell(cell: string | number): string | number {
  return typeof cell === 'number' || NUMBER.test(cell) ? cell : cell.replace(FORMULA, "'");
}
