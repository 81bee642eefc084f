import { LANGUAGES } from '@kp/i18n';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const drawn = readdirSync(path.join(__dirname, '../../public/flags'));

it('every language has its flag', () => {
  expect(drawn.sort()).toEqual(LANGUAGES.map(({ flag }) => `${flag}.svg`).sort());
});
