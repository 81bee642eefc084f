export { exactNumber } from './exact-number';
export { detectFormat, readTable, sheetsOf, type TableFormat } from './read-table';
export { TABLE_LIMITS, TableError, type TableProblem, type TableRow } from './table';
export { csvDelimiter, type ExportFormat, setExportFormat } from './export-format';
export type { Cell, ExportedTable } from './exported-table';
export { CSV_FILE, csvFile, XLSX_FILE, xlsxFile } from './table-file';
export { writeCsv } from './write-csv';
export { writeXlsx } from './write-xlsx';
