export { numberCell, yesNoCell } from './cells';
export { countryCell } from './country-cell';
export { doubtfulCells, failedCells } from './damaged-cells';
export {
  asWarnings,
  failedRow,
  type ImportArchive,
  type ImportChange,
  type ImportedRow,
  type Importer,
  type ImportField,
  importProblem,
  type ImportProblem,
  type ImportRow,
  type RowLimits,
} from './importer';
