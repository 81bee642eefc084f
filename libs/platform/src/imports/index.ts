export { numberCell, yesNoCell } from './cells';
export { doubtfulCells, failedCells } from './damaged-cells';
export {
  failedRow,
  type ImportArchive,
  type ImportedRow,
  type Importer,
  type ImportField,
  importProblem,
  type ImportProblem,
  type ImportRow,
} from './importer';
