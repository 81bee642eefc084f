import { LANGUAGES } from '@kp/i18n';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const drawn = readFileSync(path.join(__dirname, '../../public/flags.svg'), 'utf8');

it.each(LANGUAGES.map(({ name, flag }) => [name, flag]))('%s has its flag, %s', (_name, flag) => {
  expect(drawn).toContain(`id="${flag}"`);
});
