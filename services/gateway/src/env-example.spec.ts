import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shopEnvExample } from './env-example';

const FILE = path.resolve(__dirname, '../../../.env.example');

describe('.env.example', () => {
  it('holds every setting of platform, gateway and modules', () => {
    expect(readFileSync(FILE, 'utf8')).toBe(shopEnvExample());
  });

  it('names each setting once', () => {
    const names = [...shopEnvExample().matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(names).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'PORT', 'JWT_SECRET', 'STRIPE_SECRET_KEY']),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});
