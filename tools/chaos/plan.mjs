/** One kill after the other, then two and more at the same time. */
const KILLS = [
  ['gateway'],
  ['worker'],
  ['redis'],
  ['postgres'],
  ['gateway', 'worker'],
  ['redis', 'worker'],
  ['postgres', 'gateway'],
  ['gateway', 'worker', 'redis', 'postgres'],
];

/** `quick` is for a nightly run; `long` goes through the kills several times. */
export const PLANS = {
  quick: { loadSeconds: 150, firstKillSeconds: 10, killIntervalSeconds: 16 },
  long: { loadSeconds: 570, firstKillSeconds: 15, killIntervalSeconds: 20 },
};

export const SETTLE_TIMEOUT_SECONDS = 120;
/** Shoppers at the same time, and how long each thinks between two steps: a bounded load. */
export const SHOPPERS = { cash: 4, card: 3, cart: 2, read: 3 };
export const THINK_TIME_MS = 250;
export const REQUEST_TIMEOUT_MS = 15_000;
/** A shopper sends an order again until it is answered, as the checkout page does. */
export const RETRY_DELAY_MS = 500;
export const RETRY_FOR_MS = 90_000;
export const PLENTY = 1_000_000;
/** Few units of some products, so that they sell out under load. */
export const SCARCE = { products: 3, units: 40 };

/** @returns {{ atSeconds: number, parts: string[] }[]} all kills that leave time to recover before the load ends */
export function killsOf({ loadSeconds, firstKillSeconds, killIntervalSeconds }) {
  const kills = [];
  for (let at = firstKillSeconds; at + killIntervalSeconds <= loadSeconds; at += killIntervalSeconds) {
    kills.push({ atSeconds: at, parts: KILLS[kills.length % KILLS.length] });
  }
  return kills;
}
