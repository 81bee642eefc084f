import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Box, Paper } from './paper';
import type { TextStyle } from './wrap-text';

export interface Column {
  title: string;
  width: number;
  align?: TextStyle['align'];
  /** An empty square to tick instead of the text. */
  hasCheckbox?: boolean;
}

interface TableOptions {
  columns: Column[];
  /** Texts in the order of the columns. */
  rows: string[][];
  head: TextStyle & { background: string };
  cell: TextStyle;
  rule: string;
}

const PADDING = 5;
const CHECKBOX_SIZE = 10;
/** So that a long table does not hold up the other requests of the process. */
const ROWS_PER_TURN = 20;

/** A table over as many pages as it needs, with its head on each; a row is never divided. */
export async function drawTable(
  paper: Paper,
  { columns, rows, head, cell, rule }: TableOptions,
): Promise<void> {
  const boxes = boxesOf(columns);
  const titles = columns.map(({ title }) => title);
  const wrapped = (texts: string[], style: TextStyle) =>
    texts.map((text, index) => paper.wrap(text, boxes[index]!.width - 2 * PADDING, style));
  const heightOf = (cells: ReturnType<typeof wrapped>, style: TextStyle) =>
    Math.max(...cells.map((lines) => paper.heightOf(lines, style))) + 2 * PADDING;

  const draw = (cells: ReturnType<typeof wrapped>, style: TextStyle, height: number) => {
    cells.forEach((lines, index) => {
      const { x, width } = boxes[index]!;
      const box = { x: x + PADDING, y: paper.y + PADDING, width: width - 2 * PADDING };
      paper.lines(lines, box, { ...style, align: columns[index]!.align });
    });
    paper.y += height;
  };
  const headCells = wrapped(titles, head);
  const headHeight = heightOf(headCells, head);
  const drawHead = () => {
    paper.fill({ x: 0, y: paper.y, width: paper.width }, headHeight, head.background);
    draw(headCells, head, headHeight);
  };

  let isHeadDue = true;
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_PER_TURN === ROWS_PER_TURN - 1) await nextTurn();
    const cells = wrapped(row, cell);
    const height = heightOf(cells, cell);
    const isNewPage = paper.ensureSpace(height + (isHeadDue ? headHeight : 0));
    if (isNewPage || isHeadDue) drawHead();
    isHeadDue = false;
    columns.forEach(({ hasCheckbox }, place) => {
      if (hasCheckbox) drawCheckbox(paper, boxes[place]!.x + PADDING);
    });
    draw(cells, cell, height);
    paper.rule({ x: 0, y: paper.y, width: paper.width }, rule);
  }
}

function drawCheckbox(paper: Paper, x: number): void {
  const y = paper.y + PADDING + 1;
  paper.fill({ x, y, width: CHECKBOX_SIZE }, CHECKBOX_SIZE, 'black');
  paper.fill({ x: x + 1, y: y + 1, width: CHECKBOX_SIZE - 2 }, CHECKBOX_SIZE - 2, 'white');
}

function boxesOf(columns: Column[]): Pick<Box, 'x' | 'width'>[] {
  let x = 0;
  return columns.map(({ width }) => {
    const box = { x, width };
    x += width;
    return box;
  });
}
