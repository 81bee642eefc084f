export { type Box, Paper } from './paper';
export { drawTable } from './table';
export type { TextStyle } from './wrap-text';
