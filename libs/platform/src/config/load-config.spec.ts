import {
  AuthConfig,
  CONFIG_CLASSES,
  ConfigError,
  DatabaseConfig,
  HttpConfig,
  ModeConfig,
  envExample,
  loadConfigs,
} from './index';

const usable = {
  DATABASE_URL: 'postgres://app@127.0.0.1:5432/kitchenpass',
  JWT_SECRET: 'a-secret-that-is-longer-than-32-characters',
};

describe('settings', () => {
  it('start with their defaults', () => {
    const [http] = loadConfigs([HttpConfig], usable);
    expect(http).toMatchObject({ port: 3000, host: '127.0.0.1', limitFactor: 1, trustProxy: 'false' });
  });

  it('are converted to the type of their field', () => {
    const [http] = loadConfigs([HttpConfig], { PORT: '8080', LIMIT_FACTOR: '0.5' });
    expect(http).toMatchObject({ port: 8080, limitFactor: 0.5 });
  });

  it('treat an empty variable as absent', () => {
    const [database] = loadConfigs([DatabaseConfig], { ...usable, DATABASE_LISTEN_URL: '' });
    expect(database?.listenUrl).toBeUndefined();
  });

  it('report every problem at once, by the name of the variable', () => {
    const broken = { PORT: 'eighty', DATABASE_URL: 'mysql://x', JWT_SECRET: 'short', EMBEDDED: 'yes' };
    let problems: string[] = [];
    try {
      loadConfigs<object>([HttpConfig, DatabaseConfig, AuthConfig, ModeConfig], broken);
    } catch (error) {
      problems = (error as ConfigError).problems;
    }
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'JWT_SECRET',
      'EMBEDDED',
    ]);
  });

  it.each(['', 'false', '0', '1', '2', '10.0.0.0/8', '10.0.0.1, fd00::/8', 'loopback,uniquelocal'])(
    'take "%s" for TRUST_PROXY',
    (value) => {
      expect(() => loadConfigs([HttpConfig], { TRUST_PROXY: value })).not.toThrow();
    },
  );

  it.each(['true', '*', 'all', '-1', '1.5', '99', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8,true'])(
    'refuse "%s" for TRUST_PROXY: it is never everybody',
    (value) => {
      expect(() => loadConfigs([HttpConfig], { TRUST_PROXY: value })).toThrow(
        /TRUST_PROXY must be the number of proxies .* would let clients choose their address/,
      );
    },
  );

  it('are all in .env.example, once', () => {
    loadConfigs<object>(CONFIG_CLASSES, usable);
    const names = [...envExample().matchAll(/^#([A-Z_]+)=/gm)].map((match) => match[1]);
    expect(names).toContain('DATABASE_URL');
    expect(new Set(names).size).toBe(names.length);
  });
});
