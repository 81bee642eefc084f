import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE_BACKGROUND } from './page';

it('the browser chrome has the background colour of the page', () => {
  const tokens = readFileSync(path.join(__dirname, '../theme/tokens.css'), 'utf8');
  const backgrounds = [...tokens.matchAll(/--paper: (#\w+);/g)].map(([, color]) => color);
  expect(backgrounds).toEqual([PAGE_BACKGROUND.light, PAGE_BACKGROUND.dark]);
});
