import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** A shop has the name of its settings, so the demo's stands only where the program itself is meant. */
const ALLOWED: Record<string, string> = {
  'libs/i18n/src/shop-name.ts': 'the demo, and a shop until it is named',
  'libs/platform/src/config/env-example.ts': 'the head of .env.example',
  'libs/platform/src/remote-files/fetch-remote-file.ts': 'the program to the servers of suppliers',
  'services/gateway/src/openapi/openapi-document.ts': 'the description of the interface of the program',
};
const SKIPPED = /\/(?:migrations|generated|testing|node_modules)\/|\.(?:spec|int-spec|test)\.tsx?$/;

const naming = ['services', 'libs', 'frontends']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.split(path.sep).join('/')}`,
    ),
  )
  .filter((file) => (/\/src\/.*\.tsx?$/.test(file) || file.includes('/messages/')) && !SKIPPED.test(file))
  .filter((file) => file.includes('.'))
  .filter((file) =>
    /KitchenPass/.test(readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')),
  );

describe('the name of the demo', () => {
  it('is in no text and no code of a shop that is called otherwise', () => {
    expect(naming.filter((file) => !(file in ALLOWED))).toEqual([]);
  });
});
