/** A repeatable source of numbers: the same seed gives the same shop on every machine (mulberry32). */
export function createRandom(seed) {
  let state = seed >>> 0;
  /** In [0, 1). */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** A whole number from `low` to `high`, both included. */
  const between = (low, high) => low + Math.floor(next() * (high - low + 1));
  const pick = (list) => list[between(0, list.length - 1)];
  const shuffled = (list) => {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i -= 1) {
      const j = between(0, i);
      [copy[i], copy[j]] = [copy[j], copy[i]];
    }
    return copy;
  };
  return { next, between, pick, shuffled };
}
