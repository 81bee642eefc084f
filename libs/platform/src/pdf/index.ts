export { type Box, Paper } from './paper';
export { drawQrCode } from './qr-code';
export { drawTable } from './table';
export type { TextStyle } from './wrap-text';
