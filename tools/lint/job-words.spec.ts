import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import messages from '../../libs/i18n/src/messages/en/admin-people.json';

const root = path.join(__dirname, '../..');
const SCHEDULED = /@ScheduledJob\('([a-z.-]+)'/g;
const HANDLING = /@HandlesEvent\(|\bhandlerOf\(/;
const HANDLER = /\b(?:name: |handler: |NAME = )'([a-z-]+\.[a-z-]+)'/g;

const sources = ['services', 'libs'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!spec)\.ts$/.test(file) && !/generated|testing/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
);
const namesIn = (code: readonly string[], pattern: RegExp) =>
  code.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
const keysOf = (names: readonly string[]) => names.map((name) => name.replaceAll('.', '_')).sort();

const { scheduledNames, handlers } = messages.jobs;

describe('the screen of the jobs has words for', () => {
  const scheduled = namesIn(sources, SCHEDULED);
  const handling = namesIn(
    sources.filter((code) => HANDLING.test(code)),
    HANDLER,
  );

  it('each that runs by a schedule', () => {
    expect(scheduled.length).toBeGreaterThan(20);
    expect(keysOf(scheduled).filter((name) => !(name in scheduledNames))).toEqual([]);
  });

  it('each handler of an event, and none that is gone', () => {
    expect(handling.length).toBeGreaterThan(60);
    expect(Object.keys(handlers).sort()).toEqual(keysOf(handling));
  });
});
