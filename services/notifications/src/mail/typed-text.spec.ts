import { safeDisplayAddress, safeDisplayCode, safeDisplayName, oneLine } from './typed-text';

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

describe('a typed code', () => {
  it.each(['PO-4711', '4711', 'PO/2026_11#7', 'Küche-2', '発注4711'])('is "%s" unchanged', (code) =>
    expect(safeDisplayCode(code)).toBe(code),
  );

  it.each(['', 'PO 4711', 'evil.example', 'a@b', '<b>', 'http://x', '$100', '-4711', 'x'.repeat(21)])(
    'is null for "%s"',
    (code) => expect(safeDisplayCode(code)).toBeNull(),
  );
});

describe('a typed name', () => {
  it.each(['Ana', 'Ana-Maria', "O'Neil", 'Dr. Popescu', '田中', 'Łukasz', 'Cluj-Napoca', 'São Paulo', 'عمر'])(
    'is "%s" unchanged',
    (name) => expect(safeDisplayName(name)).toBe(name),
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
  ])('is null for "%s"', (name) => expect(safeDisplayName(name)).toBeNull());
});

describe('a typed address', () => {
  it.each([
    'Strada Lungă 12',
    'Bd. Unirii nr. 5, bl. B4, sc. 2, et. 3, ap. 15',
    '500035 Brașov',
    '12/A Rue de l’Église',
    '東京都千代田区丸の内1-9-1',
    'شارع الملك فهد 12',
  ])('is "%s" unchanged', (line) => expect(safeDisplayAddress(line)).toBe(line));

  it('has a space after its abbreviations, which no program takes for the name of a host', () => {
    expect(safeDisplayAddress('Str.Lungă nr.12, bl.Nord')).toBe('Str. Lungă nr.12, bl. Nord');
  });

  it.each([
    '',
    'Claim your prize at evil.example',
    'https://evil.example/12',
    'Call 0900 123 456 now',
    'a@b',
    '<b>Street</b> 1',
    `Street ${'1 '.repeat(60)}`,
  ])('is null for "%s"', (line) => expect(safeDisplayAddress(line)).toBeNull());
});
