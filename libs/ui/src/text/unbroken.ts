const IN_SIZES = /(?<=\d) (?=[°%×]|\p{L}{1,2}(?!\p{L}))|(?<=[x×]) (?=\d)/gu;
const SHORT_PART = /(?<![\p{L}\p{N}-])\p{L}{1,3}-(?=\p{L})/gu;

/** @returns a name that no line breaks within "50 x 50 mm", "500 ml" or "Wi-Fi" */
export const unbroken = (name: string): string =>
  name.replace(IN_SIZES, '\u00a0').replace(SHORT_PART, '$&\u2060');
