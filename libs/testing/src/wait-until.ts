/** Looking takes processor time from what is waited for: the longer it takes, the more rarely. */
const FIRST_PAUSE_MS = 15;
const LONGEST_PAUSE_MS = 100;

/**
 * Waits for something that happens elsewhere (a worker, a queue) and fails with a readable message when it does not.
 * @param what completes the sentence "… did not happen"
 */
export async function waitUntil(
  what: string,
  isTrue: () => Promise<boolean> | boolean,
  milliseconds = 150_000,
): Promise<void> {
  const end = Date.now() + milliseconds;
  for (let pause = FIRST_PAUSE_MS; !(await isTrue()); pause = Math.min(LONGEST_PAUSE_MS, pause * 1.25)) {
    if (Date.now() > end) throw new Error(`"${what}" did not happen within ${milliseconds} ms.`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
