import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.join(__dirname, '../..');
const compose = parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8');

const SHOP_PROCESSES = ['gateway', 'worker', 'migrate'];
const envExample = readFileSync(path.join(root, '.env.example'), 'utf8');
const knownSettings = [...envExample.matchAll(/^#?([A-Z_]+)=/gm)].map((match) => match[1]!);
/** Fixed by the containers, or for the embedded shop, tests and load tests only. */
const NOT_PASSED_ON = [
  'PORT',
  'HOST',
  'NODE_ENV',
  'DATA_DIR',
  'FRONTEND_DIR',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_LISTEN_URL',
  'REDIS_URL',
  'REDIS_PREFIX',
  'REDIS_LIMITS_TIMEOUT_MS',
  'EMBEDDED',
  'PAYMENTS_SANDBOX',
  'PAYMENTS_SANDBOX_WEBHOOK_URL',
  'ANAF_SANDBOX_URL',
  'SEED_DEMO',
  'SEED_PRODUCTS',
  'SEED_ORDERS',
  // A path inside the container; the content itself can be given.
  'APPLE_PAY_DOMAIN_ASSOCIATION_FILE',
];
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

  it.each(SHOP_PROCESSES)('passes every other setting of the owner on to the %s', (service) => {
    const { environment } = compose.services[service];
    const others = knownSettings.filter((name) => !NOT_PASSED_ON.includes(name));
    expect(others.filter((name) => !String(environment[name]).startsWith(`\${${name}:`))).toEqual([]);
  });

  it.each(SHOP_PROCESSES)(
    'gives the %s a database, and demands a secret instead of having one',
    (service) => {
      const { DATABASE_URL, JWT_SECRET } = compose.services[service].environment;
      expect(DATABASE_URL).toContain('@postgres:5432/kitchenpass');
      expect(JWT_SECRET).toMatch(/^\$\{JWT_SECRET:\?/);
    },
  );

  it('never pretends payments or a tax office, and never shows mails', () => {
    const never = ['PAYMENTS_SANDBOX', 'ANAF_SANDBOX_URL', 'EMBEDDED'];
    // A setting that was renamed would never be found.
    expect(never.filter((name) => !knownSettings.includes(name))).toEqual([]);
    expect(SHOP_PROCESSES.flatMap(settingsOf).filter((name) => never.includes(name))).toEqual([]);
  });

  it('demands the passwords of the database instead of having some', () => {
    for (const name of ['POSTGRES_PASSWORD', 'SHOP_DATABASE_PASSWORD', 'APP_DATABASE_PASSWORD'])
      expect(compose.services.postgres.environment[name]).toMatch(new RegExp(`^\\$\\{${name}:\\?`));
  });

  it('lets gateway and worker be a role that owns nothing, and only the migrations the owner', () => {
    for (const service of SHOP_PROCESSES) {
      const { DATABASE_URL } = compose.services[service].environment;
      expect(DATABASE_URL).toMatch(/^postgres:\/\/kitchenpass_app:\$\{APP_DATABASE_PASSWORD:\?[^}]+\}@/);
    }
    const owners = SHOP_PROCESSES.map((service) => compose.services[service].environment.DATABASE_OWNER_URL);
    expect(owners).toEqual([
      undefined,
      undefined,
      expect.stringMatching(/^postgres:\/\/kitchenpass:\$\{SHOP_DATABASE_PASSWORD:\?[^}]+\}@/),
    ]);
  });

  it('makes both roles, neither of which is a superuser', () => {
    const { environment, configs } = compose.services.postgres;
    // The role that the image makes is a superuser; the shop has another one.
    expect(environment).not.toHaveProperty('POSTGRES_USER');
    expect(configs[0].target).toMatch(/^\/docker-entrypoint-initdb\.d\/.+\.sh$/);
    const { content } = compose.configs[configs[0].source];
    expect(content).toContain("CREATE ROLE kitchenpass LOGIN PASSWORD :'owner'");
    expect(content).toContain("CREATE ROLE kitchenpass_app LOGIN PASSWORD :'app'");
    expect(content).toContain('CREATE DATABASE kitchenpass OWNER kitchenpass');
    expect(content).not.toMatch(/SUPERUSER/);
  });

  it('passes the reverse proxy on', () => {
    expect(compose.services.gateway.environment.TRUST_PROXY).toBe('${TRUST_PROXY:-}');
  });

  it('runs an LTS release of Node that the shop supports', () => {
    expect([...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map((match) => match[1])).toEqual(['24', '24']);
  });

  it('names an exact version of every image', () => {
    const composed = Object.values<{ image: string }>(compose.services).map(({ image }) => image);
    const based = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map((match) => match[1]);
    const own = compose['x-shop'].image;
    // PostgreSQL's releases have two numbers.
    for (const image of [...composed, ...based].filter((name) => name !== own)) {
      expect(image).toMatch(/^(postgres:\d+\.\d+|[a-z]+:\d+\.\d+\.\d+)(-[a-z-]+)?$/);
    }
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
