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
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`"${what}" did not happen within ${milliseconds} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
