import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPaymentsShop } from './testing';

const PATH = '/.well-known/apple-developer-merchantid-domain-association';

async function answerWith(environment: Record<string, string>) {
  const shop = await startPaymentsShop(environment, { worker: false });
  try {
    return await shop.call<string>('GET', PATH);
  } finally {
    await shop.close();
  }
}

describe('the domain association of Apple Pay', () => {
  it('is the content of the setting', async () => {
    const { status, body, headers } = await answerWith({ APPLE_PAY_DOMAIN_ASSOCIATION: '7B227073704964' });
    expect([status, body]).toEqual([200, '7B227073704964']);
    expect(headers['content-type']).toContain('text/plain');
  });

  it('is read from the file of the setting', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'apple-pay-'));
    const file = path.join(folder, 'association');
    writeFileSync(file, '7B2276657273696F6E');
    const { body } = await answerWith({ APPLE_PAY_DOMAIN_ASSOCIATION_FILE: file });
    rmSync(folder, { recursive: true });
    expect(body).toBe('7B2276657273696F6E');
  });

  it('is 404 without either', async () => {
    expect((await answerWith({})).status).toBe(404);
  });
});
