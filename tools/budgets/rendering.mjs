const WARM_UP = 40;
const MEASURED = 100;

/**
 * Milliseconds until a page that was never asked for has arrived: an unknown parameter makes the address new, so that
 * it is rendered each time; the answers it is made of are ready. Medians of one caller at a time.
 */
export async function renderingTime(url) {
  const times = [];
  for (let place = -WARM_UP; place < MEASURED; place += 1) {
    const address = `${url}${url.includes('?') ? '&' : '?'}seen=${Date.now()}.${place}`;
    const start = performance.now();
    await (await fetch(address)).text();
    if (place >= 0) times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  return times[MEASURED / 2];
}
