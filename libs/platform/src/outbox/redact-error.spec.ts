import { redactError } from './redact-error';

describe('an error message', () => {
  it.each([
    ['550 <ana@bistro.example>: unknown user', '550 <[email]>: unknown user'],
    ['Key (email)=(ana.popescu@bistro.example) exists', 'Key (email)=([email]) exists'],
    ['GET https://api.pay.example/v1/x?key=abc failed', 'GET https://api.pay.example/v1/x?[redacted] failed'],
    ['smtp://user:pass@mail.example:25 is away', 'smtp://[redacted]@mail.example:25 is away'],
    ['Authorization: Bearer abc.def.ghi', 'Authorization: Bearer [redacted]'],
    ['password=hunter2 is wrong', 'password=[redacted] is wrong'],
    ['invalid key sk_test_4eC39HqLyjW', 'invalid key [redacted]'],
    ['card 4242 4242 4242 4242 is declined', 'card [number] is declined'],
    ['IBAN RO49 AAAA 1B31 0075 9384 0000 is unknown', 'IBAN [number] is unknown'],
    ['call +40 721 234 567', 'call [number]'],
  ])('%s', (message, redacted) => {
    expect(redactError(message)).toBe(redacted);
  });

  it('keeps what explains the failure', () => {
    const message = 'connect ECONNREFUSED 127.0.0.1:1025 after 30000 ms (order 1234, KP-2026-000001)';
    expect(redactError(message)).toBe(message);
  });
});
