import { LANGUAGE_CODES } from '@kp/i18n/languages';
import { importProblem, type ImportProblem, type ImportRow } from './importer';

/** What spreadsheets show in place of a result, also in the files that they export. */
const ERROR =
  /^#(?:N\/A|DIV\/0!|REF!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|GETTING_DATA)$/i;
/** "5,90123E+12" was a code of thirteen digits. */
const EXPONENT = /^[+-]?\d(?:[.,]\d+)?E\+\d{1,3}$/i;

const MONTHS = new Set(
  LANGUAGE_CODES.flatMap((language) =>
    (['short', 'long'] as const).flatMap((month) => {
      const { format } = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index) => bare(format(Date.UTC(2026, index, 15))));
    }),
  ),
);

function bare(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[.\s]/g, '');
}

/** "01. Feb" and "Mar-05" were sizes or codes such as "1-2" and "3-5". */
function isMadeDate(text: string): boolean {
  const parts = text.split(/[-./\s]+/).filter(Boolean);
  const isDay = (part: string) => /^\d{1,4}$/.test(part);
  const [first = '', second = ''] = parts;
  return (
    parts.length === 2 &&
    ((isDay(first) && MONTHS.has(bare(second)) && !isDay(second)) ||
      (isDay(second) && MONTHS.has(bare(first)) && !isDay(first)))
  );
}

const shown = (text: string) => ({ value: text.slice(0, 100) });

/** Cells that hold no value but the error of a formula: their row fails. */
export function failedCells({ cells }: ImportRow): ImportProblem[] {
  return [...cells].flatMap(([field, text]) =>
    ERROR.test(text.trim()) ? [importProblem(field, 'validation.importCellError', shown(text.trim()))] : [],
  );
}

/** Cells that a spreadsheet may have changed: the staff is warned. */
export function doubtfulCells({ cells }: ImportRow): ImportProblem[] {
  return [...cells].flatMap(([field, text]) => {
    const cell = text.trim();
    const isDoubtful = cell.length <= 30 && (EXPONENT.test(cell) || isMadeDate(cell));
    return isDoubtful ? [importProblem(field, 'validation.importDigitsLost', shown(cell))] : [];
  });
}
