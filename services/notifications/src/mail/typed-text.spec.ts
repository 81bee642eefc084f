import { harmlessName, oneLine } from './typed-text';

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

describe('a name that a stranger is shown', () => {
  it.each(['Ana', 'Ana-Maria', "O'Neil", 'Dr. Popescu', '田中', 'Łukasz', 'Cluj-Napoca', 'São Paulo', 'عمر'])(
    'is "%s" as it is',
    (name) => expect(harmlessName(name)).toBe(name),
  );

  it.each([
    '',
    'evil.example',
    'Win at evil.example',
    'https://evil.example',
    'Call 0900 123456',
    'You won! Claim it',
    'a@b',
    '<b>',
    '$100',
    'a very long name that nobody in the world really has',
    'one two three four five six',
  ])('is nothing of "%s"', (name) => expect(harmlessName(name)).toBeNull());
});
