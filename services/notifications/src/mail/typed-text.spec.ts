import { harmlessName, oneLine } from './typed-text';

describe('typed text as one line', () => {
  it('has no line breaks and no invisible characters', () => {
    expect(oneLine('Labels\r\nBcc: all@example.com\u2028\u202egnp.exe\u0000 ', 100)).toBe(
      'Labels Bcc: all@example.com gnp.exe',
    );
  });

  it('is cut between characters', () => {
    expect(oneLine('Käse 🧀🧀🧀', 7)).toBe('Käse 🧀…');
    expect(oneLine('Käse 🧀🧀', 7)).toBe('Käse 🧀🧀');
  });
});

describe('a typed name', () => {
  it.each(['Ana', 'Ana-Maria', "O'Neil", 'Dr. Popescu', '田中', 'Łukasz', 'Cluj-Napoca', 'São Paulo', 'عمر'])(
    'is "%s" unchanged',
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
  ])('is null for "%s"', (name) => expect(harmlessName(name)).toBeNull());
});
