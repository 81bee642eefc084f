export { detectEncoding, type TableEncoding } from './detect-encoding';
export { readCsv } from './read-csv';
export { TABLE_LIMITS, TableError, type TableProblem, type TableRow } from './table';
