/**
 * Runs jobs side by side as far as the cores go, each as soon as what it comes after is done; the listed order decides.
 *
 * @param {{ name: string, cores?: number, after?: string, run: () => Promise<void> }[]} jobs a job takes one core, or
 *   `cores`; one with an `after` that is not among the jobs waits for nothing
 * @param {number} cores how many there are; a job that wants more runs alone
 */
export async function runSideBySide(jobs, cores) {
  const waiting = [...jobs];
  const running = new Map();
  const names = new Set(jobs.map(({ name }) => name));
  const done = new Set();
  let free = cores;
  const isReady = ({ after }) => !names.has(after) || done.has(after);
  const share = (job) => Math.min(job.cores ?? 1, cores);
  while (waiting.length > 0 || running.size > 0) {
    for (let next = waiting.find((job) => isReady(job) && share(job) <= free); next;) {
      const job = next;
      waiting.splice(waiting.indexOf(job), 1);
      free -= share(job);
      running.set(
        job.name,
        job.run().finally(() => {
          free += share(job);
          done.add(job.name);
          running.delete(job.name);
        }),
      );
      next = waiting.find((other) => isReady(other) && share(other) <= free);
    }
    await Promise.race(running.values());
  }
}
