import { ProviderRejectedError, ProviderUnavailableError } from '../domain/payment.errors';
import { Breaker } from './breaker';

describe('the breaker of a provider', () => {
  let now: number;
  let asked: number;
  let breaker: Breaker;
  beforeEach(() => {
    [now, asked] = [1_000_000, 0];
    breaker = new Breaker(() => now);
  });

  const call = (answer: 'ok' | 'silent' | 'rejected') =>
    breaker
      .run(async () => {
        asked += 1;
        if (answer === 'silent') throw new ProviderUnavailableError('timeout');
        if (answer === 'rejected') throw new ProviderRejectedError('no');
      })
      .then(
        () => 'ok',
        (error: Error) => (error instanceof ProviderUnavailableError ? 'silent' : 'rejected'),
      );
  const silence = async (times: number) => {
    for (let turn = 0; turn < times; turn += 1) await call('silent');
  };

  it('asks a provider no more after three calls without an answer', async () => {
    await silence(3);
    expect(await call('ok')).toBe('silent');
    expect(asked).toBe(3);
  });

  it('lets one call find out after a while, and stays closed to the others meanwhile', async () => {
    await silence(3);
    now += 15_000;
    const answers = await Promise.all([call('silent'), call('ok'), call('ok')]);
    expect(answers).toEqual(['silent', 'silent', 'silent']);
    expect(asked).toBe(4);
    now += 15_000;
    expect(await call('ok')).toBe('ok');
    expect(await call('ok')).toBe('ok');
  });

  it('takes a rejection for an answer', async () => {
    await silence(2);
    expect(await call('rejected')).toBe('rejected');
    await silence(2);
    expect(await call('ok')).toBe('ok');
  });

  it('does not count an outage twice that many calls met at once', async () => {
    await Promise.all([call('silent'), call('silent'), call('silent'), call('silent'), call('silent')]);
    now += 15_000;
    expect(await call('ok')).toBe('ok');
  });
});
