import { readFileSync } from 'node:fs';
import path from 'node:path';

const faces = readFileSync(path.join(__dirname, 'fonts.css'), 'utf8').split('@font-face').slice(1);
const cuts = faces.filter((face) => face.includes('?part='));

/** `U+0020-007E, U+0131` and `U+20-7E,U+131` are the same. */
const ranges = (text = '') =>
  text.split(',').map((range) =>
    range
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => parseInt(code, 16)),
  );

it.each(cuts.map((face) => [/part=([\w-]+)/.exec(face)?.[1], face]))(
  'a browser asks %s for the letters it has, and for no others',
  (_name, face = '') => {
    const cut = /letters=([^']+)'/.exec(face)?.[1];
    const asked = /unicode-range:([^;]+);/.exec(face)?.[1];
    expect(ranges(asked)).toEqual(ranges(cut));
  },
);

it('the letters of the shop’s address and its languages are in the two small cuts', () => {
  const letters = cuts.flatMap((face) => ranges(/letters=([^']+)'/.exec(face)?.[1]));
  const isCut = (letter: string) =>
    letters.some(([first = 0, last = first]) => {
      const code = letter.codePointAt(0) as number;
      return first <= code && code <= last;
    });
  const needed = 'București Română Großküche Œuvre Crème Açaí Año ¿Qué? €12.50 – “A” ‘b’ … × ° ™ −3 ‹›';
  expect([...needed].filter((letter) => !isCut(letter))).toEqual([]);
});
