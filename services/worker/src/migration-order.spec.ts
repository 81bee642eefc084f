import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { migrations } from '@kp/modules';
import { SHIPPED_MIGRATIONS } from './testing/shipped-migrations';

const root = path.join(__dirname, '../../..');
const FILE = /(?:^|\/)migrations\/(\d+)-[a-z0-9-]+\.ts$/;

/** TypeORM reads the time stamp from the end of the class name. */
const stampOf = (name: string) => Number(/\d+$/.exec(name)?.[0]);
const names = migrations.map(({ name }) => name);
const newest = Math.max(...SHIPPED_MIGRATIONS.map(stampOf));
const later = names.filter((name) => !SHIPPED_MIGRATIONS.includes(name));
const files = ['services', 'libs']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(root, folder, file),
    ),
  )
  .filter((file) => FILE.test(file.split(path.sep).join('/')));
const fileStamps = files.map((file) => Number(path.basename(file).split('-')[0]));

describe('the migrations', () => {
  it('of the first release keep their names, or existing databases would run them again', () => {
    expect(SHIPPED_MIGRATIONS.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('of later releases have real time stamps, so that every database runs the same order', () => {
    const misplaced = later.filter((name) => {
      const stamp = stampOf(name);
      return !(stamp > newest) || stamp % 1000 === 0;
    });
    expect(misplaced).toEqual([]);
  });

  it('have time stamps of their own', () => {
    const stamps = names.map(stampOf);
    expect(stamps.filter((stamp, index) => stamps.indexOf(stamp) !== index)).toEqual([]);
  });

  it('import nothing that is edited later: what one reads lies beside it, under its time stamp', () => {
    const foreign = files.flatMap((file) => {
      const stamp = path.basename(file).split('-')[0]!;
      const imported = [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import|require)[ (]*'([^']+)'/g)];
      return imported
        .map(([, name]) => name!)
        .filter((name) => name !== 'typeorm' && !name.startsWith(`./${stamp}-`));
    });
    expect(files.length).toBeGreaterThan(100);
    expect(foreign).toEqual([]);
  });

  it('are all run by the worker, each from a file of the same time stamp', () => {
    expect(fileStamps.sort()).toEqual(names.map(stampOf).sort());
  });
});
