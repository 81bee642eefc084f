import { harmlessLine, oneLine } from './typed-text';

describe('what a visitor typed', () => {
  it('becomes one line without anything invisible', () => {
    expect(oneLine('Labels\r\nBcc: all@example.com\u2028\u202egnp.exe\u0000 ', 100)).toBe(
      'Labels Bcc: all@example.com gnp.exe',
    );
  });

  it('is cut to a number of characters, not in the middle of one', () => {
    expect(oneLine('Käse 🧀🧀🧀', 7)).toBe('Käse 🧀…');
    expect(oneLine('Käse 🧀🧀', 7)).toBe('Käse 🧀🧀');
  });
});

describe('what a stranger is shown of it', () => {
  it.each(['Day dots, 25 mm', 'Dr. Ana Popescu', '見積もりをお願いします。ありがとう', 'Order 12.50'])(
    'is "%s" as it is',
    (text) => {
      expect(harmlessLine(text, 80)).toBe(text);
    },
  );

  it.each([
    'Win at https://evil.example',
    'see www.evil',
    'evil.example/prize',
    'EVIL.COM',
    'write to win@evil',
    'ev\u200bil.exa\u00admple',
    `${'long '.repeat(30)} evil.example`,
    ' \u200b ',
    '',
  ])('is nothing of "%s"', (text) => {
    expect(harmlessLine(text, 80)).toBeNull();
  });
});
