export { detectEncoding, type TableEncoding } from './detect-encoding';
export { readCsv } from './read-csv';
export { TABLE_LIMITS, TableError, type TableProblem, type TableRow } from './table';
export type { Cell, ExportedTable } from './exported-table';
export { CSV_FILE, csvFile, XLSX_FILE, xlsxFile } from './table-file';
