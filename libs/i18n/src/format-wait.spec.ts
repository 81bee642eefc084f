import { formatWait } from './format-wait';

describe('the time to wait', () => {
  it.each([
    [1, 'en', '1 second'],
    [8, 'en', '8 seconds'],
    [60, 'de', '60 Sekunden'],
    [61, 'en', '2 minutes'],
    [900, 'ro', '15 minute'],
    [900, 'ja', '15 分'],
  ] as const)('%s seconds in %s: %s', (seconds, language, text) => {
    expect(formatWait(seconds, language)).toBe(text);
  });
});
