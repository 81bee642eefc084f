const PARTS = 4;
/** Of a power of ten. */
const NICE = [1, 2, 2.5, 5, 10];

/** @returns the end of an axis that holds `most`, and its round steps from there down to 0 */
export function scaleOf(most: number): { readonly top: number; readonly steps: readonly number[] } {
  const least = Math.max(most, 1) / PARTS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * NICE.find((factor) => factor * power >= least)!;
  const parts = Math.ceil(Math.max(most, 1) / step);
  return {
    top: parts * step,
    steps: Array.from({ length: parts + 1 }, (_, index) => (parts - index) * step),
  };
}
