import { create } from 'qrcode';
import type { Box, Paper } from './paper';

const MARGIN = 2;

/** As high as the box is wide, with a margin of two modules. */
export function drawQrCode(paper: Paper, { x, y, width }: Box, text: string): void {
  const { modules } = create(text);
  const unit = width / (modules.size + 2 * MARGIN);
  const inner = { x: x + MARGIN * unit, y: y + MARGIN * unit, width: modules.size * unit };
  paper.pattern(inner, modules.size, (row, column) => modules.get(row, column) === 1);
}
