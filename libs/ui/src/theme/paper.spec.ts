import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PAPER } from './paper';

it('the bars around a page have the colour of the page', () => {
  const tokens = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
  const grounds = [...tokens.matchAll(/--paper: (#\w+);/g)].map(([, colour]) => colour);
  expect(grounds).toEqual([PAPER.light, PAPER.dark]);
});
