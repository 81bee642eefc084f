import { codesOfCsv, readCodeList, readPastedCodes } from './code-list';

const listOf = (text: string) => readCodeList(text).map(({ productId, quantity }) => [productId, quantity]);

describe('pasted codes with other words', () => {
  it('are a list from two codes on, and what is no code is kept apart', () => {
    expect(readPastedCodes('KP-301 x 2; something; KP-302\n kp3o3 4')).toEqual({
      codes: [
        { productId: 301, quantity: 2 },
        { productId: 302, quantity: 1 },
      ],
      notUnderstood: ['something', 'kp3o3 4'],
    });
  });

  it.each(['labels KP-301', 'day dots, freezer labels', 'KP-301, labels'])('"%s" is a search', (text) =>
    expect(readPastedCodes(text)).toEqual({ codes: [], notUnderstood: [] }),
  );

  it('come from the rows of a file in any columns, without its heading', () => {
    expect(codesOfCsv('code;quantity\r\nKP-301;2\r\n"KP-302","5"\r\n\r\n303;4\r\nplates;x\r\n')).toBe(
      'KP-301 x 2, KP-302 x 5, KP-303 x 4, plates x',
    );
  });
});

describe('a list of product codes', () => {
  it.each([
    [
      'KP-301 x 2, KP-302 5',
      [
        [301, 2],
        [302, 5],
      ],
    ],
    [
      'kp301;kp 302',
      [
        [301, 1],
        [302, 1],
      ],
    ],
    [
      'KP-301\t2\r\nKP-302\t5\r\n',
      [
        [301, 2],
        [302, 5],
      ],
    ],
    [
      'KP-301 2 KP-302 5',
      [
        [301, 2],
        [302, 5],
      ],
    ],
    [
      '2 x KP-301, 5× KP-302',
      [
        [301, 2],
        [302, 5],
      ],
    ],
    [
      'KP-301 2 x KP-302',
      [
        [301, 1],
        [302, 2],
      ],
    ],
    ['KP-301: 3', [[301, 3]]],
    [
      'KP-301 KP-302 KP-301',
      [
        [301, 2],
        [302, 1],
      ],
    ],
    ['KP-301 x 0', [[301, 1]]],
    ['KP-33 4 pcs', [[33, 4]]],
    [
      'KP-33 4 buc., KP-34 x 2 Stück',
      [
        [33, 4],
        [34, 2],
      ],
    ],
    ['4 pcs KP-33', [[33, 4]]],
    [
      'KP-33 4件, KP-34',
      [
        [33, 4],
        [34, 1],
      ],
    ],
    ['ＫＰ－３３ ٤', [[33, 4]]],
    ['313 5', [[313, 5]]],
    [
      '313\t5\n314; 2\r\n',
      [
        [313, 5],
        [314, 2],
      ],
    ],
  ])('is read however it was written: %j', (text, codes) => {
    expect(listOf(text)).toEqual(codes);
  });

  it.each([
    '',
    'KP-301',
    'kp 301',
    'labels',
    'labels KP-301 x 2',
    'KP-301 x 2 please',
    'KP-0 x 1, KP-2',
    'KP-1234567890 x 2',
    '301 302',
  ])('is nothing else: %j', (text) => {
    expect(listOf(text)).toEqual([]);
  });

  it('ends after fifty codes', () => {
    const text = Array.from({ length: 60 }, (_, at) => `KP-${at + 1}`).join(' ');
    expect(listOf(text)).toHaveLength(50);
  });

  it('is read in a moment, however long the text is', () => {
    const start = performance.now();
    readCodeList(`${'1 '.repeat(50_000)}x`);
    readCodeList(`${'KP-1 '.repeat(20_000)}x`);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
