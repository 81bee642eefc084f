import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shopModules } from '@kp/modules';
import { declaredHandlers } from '@kp/platform/outbox';

const root = path.join(__dirname, '../..');
const readmeOf = (module: string) => readFileSync(path.join(root, 'services', module, 'README.md'), 'utf8');
const openApi = JSON.parse(readFileSync(path.join(root, 'libs/api-client/openapi.json'), 'utf8')) as {
  paths: Record<string, object>;
};

/** They hand mails on or repeat them, which the page says beneath the table. */
const NO_MAIL = ['notifications.deliver-mail', 'notifications.resend-mail'];

describe('the pages of the modules', () => {
  it('list every mail with its event and its handler, and no other', () => {
    const { worker } = shopModules.find(({ name }) => name === 'notifications')!;
    const rows = [...readmeOf('notifications').matchAll(/^\| `([a-z.-]+)` +\| `([a-z-]+)`/gm)];
    const listed = rows.map(([, event, handler]) => `${event} notifications.${handler}`);
    const declared = declaredHandlers(worker)
      .filter(({ name }) => !NO_MAIL.includes(name))
      .map(({ event, name }) => `${event} ${name}`);
    expect(listed.sort()).toEqual(declared.sort());
  });

  it('of auth names every call', () => {
    const calls = Object.keys(openApi.paths).filter((call) => /^\/(admin\/)?api\/(auth|staff)\b/.test(call));
    const page = readmeOf('auth');
    expect(calls.length).toBeGreaterThan(20);
    expect(
      calls.filter((call) => !page.includes(call) && !page.includes(`…/${call.split('/').at(-1)!}`)),
    ).toEqual([]);
  });

  it('are all linked from the README', () => {
    const page = readFileSync(path.join(root, 'README.md'), 'utf8');
    expect(
      shopModules.map(({ name }) => name).filter((name) => !page.includes(`(services/${name}/README.md)`)),
    ).toEqual([]);
  });
});
