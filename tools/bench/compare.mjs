const ROUNDS = 3;

const median = (values) => [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)];
export const medians = (results) =>
  Object.fromEntries(
    Object.keys(results[0]).map((key) => [key, median(results.map((result) => result[key]))]),
  );

/**
 * Measures the shop and its ceiling in turn, several times, because machines drift: the ratio is the median of the
 * rounds' ratios. `untilIdle` is awaited before each ceiling, so that nothing the shop still does makes it lower.
 * @param {{ name: string, bar?: number, shop: () => Promise<object>, ceiling?: () => Promise<object>, untilIdle?: () => Promise<void>, rounds?: number }} line
 */
export async function compare({ name, bar, shop, ceiling, untilIdle, rounds: count = ROUNDS }) {
  process.stderr.write(`${name}\n`);
  const rounds = [];
  for (let round = 0; round < count; round += 1) {
    await untilIdle?.();
    rounds.push({ ceiling: await ceiling?.(), shop: await shop() });
  }
  const row = { name, bar, shop: medians(rounds.map((round) => round.shop)) };
  if (!ceiling) return row;
  return {
    ...row,
    ceiling: medians(rounds.map((round) => round.ceiling)),
    ratio: median(rounds.map((round) => round.shop.perSecond / round.ceiling.perSecond)),
  };
}
