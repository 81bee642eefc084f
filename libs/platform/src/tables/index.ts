export { detectFormat, readTable, type TableFormat } from './read-table';
export { TABLE_LIMITS, TableError, type TableProblem, type TableRow } from './table';
