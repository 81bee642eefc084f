import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { envExample } from '@kp/platform/config';
import { parse } from 'yaml';

const root = path.join(__dirname, '../..');
const compose = parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8');

const SHOP_PROCESSES = ['gateway', 'worker', 'migrate'];
const knownSettings = [...envExample().matchAll(/^#?([A-Z_]+)=/gm)].map((match) => match[1]);
const settingsOf = (service: string): string[] => Object.keys(compose.services[service].environment);

describe('the shop in containers', () => {
  it('consists of PostgreSQL, Redis, the migrations, a gateway and a worker', () => {
    expect(Object.keys(compose.services).sort()).toEqual([
      'gateway',
      'migrate',
      'postgres',
      'redis',
      'worker',
    ]);
  });

  it.each(SHOP_PROCESSES)('gives the %s only settings that the shop knows', (service) => {
    expect(settingsOf(service).filter((name) => !knownSettings.includes(name))).toEqual([]);
  });

  it.each(SHOP_PROCESSES)(
    'gives the %s a database, and demands a secret instead of having one',
    (service) => {
      const { DATABASE_URL, JWT_SECRET } = compose.services[service].environment;
      expect(DATABASE_URL).toContain('@postgres:5432/kitchenpass');
      expect(JWT_SECRET).toMatch(/^\$\{JWT_SECRET:\?/);
    },
  );

  it('never pretends payments and never shows mails', () => {
    expect(SHOP_PROCESSES.flatMap(settingsOf)).not.toContain('PAYMENTS_SANDBOX');
    expect(SHOP_PROCESSES.flatMap(settingsOf)).not.toContain('EMBEDDED');
  });

  it('names a version of every image', () => {
    const composed = Object.values<{ image: string }>(compose.services).map(({ image }) => image);
    const based = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map((match) => match[1]);
    for (const image of [...composed, ...based]) expect(image).toMatch(/^[a-z]+:\d+\.\d+/);
  });

  it.each(['postgres', 'redis', 'gateway'])('checks the health of the %s', (service) => {
    expect(compose.services[service].healthcheck.test[0]).toBe('CMD');
  });

  it('opens gateway and worker once the tables are up to date and Redis answers', () => {
    for (const service of ['gateway', 'worker']) {
      expect(compose.services[service].depends_on).toEqual({
        migrate: { condition: 'service_completed_successfully' },
        redis: { condition: 'service_healthy' },
      });
    }
    expect(compose.services.migrate.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
  });

  it('lets Redis write every change and refuse rather than forget', () => {
    expect(compose.services.redis.command.join(' ')).toContain('--appendonly yes');
    expect(compose.services.redis.command.join(' ')).toContain('--maxmemory-policy noeviction');
  });

  it('declares every volume it mounts', () => {
    const services = Object.values<{ volumes?: string[] }>(compose.services);
    const mounted = services.flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0]));
    expect([...new Set(mounted)].sort()).toEqual(Object.keys(compose.volumes).sort());
  });

  it('copies into the image what exists, and runs it as an ordinary user', () => {
    expect(existsSync(path.join(root, 'tools/seed/seed.mjs'))).toBe(true);
    expect(dockerfile).toMatch(/^USER node$/m);
  });
});
