const NO_BREAK = '\u00a0';
const JOINER = '\u2060';
const BETWEEN_SIZES = /(?<=\d) ?([x×]) ?(?=\d)/gu;
const BEFORE_UNIT = /(?<=\d) (?=[°%]|(?:[mc]?m|[mc]?l|k?g|W|مم|سم|مل|ل|كغ)(?!\p{L}))/gu;
const AFTER_SHORT_PART = /(?<![\p{L}\p{N}-])(\p{L}{1,3}-)(?=\p{L})/gu;

/** @returns a name that no line breaks within "50 x 50 mm", "500 ml" or "Wi-Fi" */
export const unbroken = (name: string): string =>
  name
    .replace(BETWEEN_SIZES, `${NO_BREAK}$1${NO_BREAK}`)
    .replace(BEFORE_UNIT, NO_BREAK)
    .replace(AFTER_SHORT_PART, `$1${JOINER}`);
