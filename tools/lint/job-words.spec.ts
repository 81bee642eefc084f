import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import messages from '../../libs/i18n/src/messages/en/admin-people.json';

const root = path.join(__dirname, '../..');
const SCHEDULED = /@ScheduledJob\('([a-z.-]+)'/g;

describe('the jobs that run by a schedule', () => {
  const files = ['services', 'libs'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!spec)\.ts$/.test(file) && !/generated|testing/.test(file))
      .map((file) => path.join(root, folder, file)),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(SCHEDULED)].map(([, name]) => name as string),
  );

  it('have words on the screen', () => {
    expect(names.length).toBeGreaterThan(20);
    const worded = messages.jobs.scheduledNames;
    expect(names.filter((name) => !(name.replaceAll('.', '_') in worded))).toEqual([]);
  });
});
