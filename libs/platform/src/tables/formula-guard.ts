/** Spreadsheets run a cell that starts like this. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** An apostrophe makes it a text; so does one more where the text begins with apostrophes of its own. */
export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that `guardFormula` was given. */
export const withoutFormulaGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
