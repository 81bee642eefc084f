import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import messages from '../../libs/i18n/src/messages/en/admin-people.json';

const root = path.join(__dirname, '../..');
const ACTION = /(?:\baction: |\brecord\w*\((?:\w+, )?)'([a-z-]+)\.([a-z_-]+)'/g;

describe('what the audit log records', () => {
  const { subjects, verbs } = messages.audit;
  const files = readdirSync(path.join(root, 'services'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!spec)\.ts$/.test(file) && !file.includes('/generated/'),
  );
  const recorded = files.flatMap((file) =>
    [...readFileSync(path.join(root, 'services', file), 'utf8').matchAll(ACTION)].map(
      ([, subject, verb]) => ({
        subject: subject as string,
        verb: verb as string,
      }),
    ),
  );

  it('has words on the screen', () => {
    expect(recorded.length).toBeGreaterThan(30);
    const without = recorded.flatMap(({ subject, verb }) => [
      ...(subject in subjects ? [] : [subject]),
      ...(verb in verbs ? [] : [`${subject}.${verb}`]),
    ]);
    expect([...new Set(without)]).toEqual([]);
  });
});
