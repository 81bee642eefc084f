import subsetFont from 'subset-font';

/** As far as the theme goes: `--weight-body` to `--weight-strong` and bold. */
const WEIGHTS = { min: 400, max: 700 };
/** Kerning, accents, local forms and figures of one width; not small capitals, fractions and other shapes of letters. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];

/**
 * A smaller cut of a variable web font for `url('….woff2?part=NAME&letters=U+20-7E,U+A0')`: those letters, in the weights and with
 * the features that the shop uses. The file is called NAME.
 */
export default async function cutFont(font) {
  const letters = new URLSearchParams(this.resourceQuery.replaceAll('+', '%2B')).get('letters');
  const cut = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS }, keepFeatures: FEATURES };
  return subsetFont(font, charactersOf(letters), cut);
}

export const raw = true;

/** @param {string} ranges like `U+20-7E,U+A0` */
export function charactersOf(ranges) {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

/** Name of a cut in a request like `….woff2?part=NAME&…`, if it is one. */
export const nameOfCut = (request) => /\?part=([\w-]+)/.exec(request)?.[1];
