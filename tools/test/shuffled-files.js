const { createHash } = require('node:crypto');
const { readFileSync, statSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

/** TEST_SEED repeats the order of an earlier run. */
const seed = (process.env.TEST_SEED ??= String(Date.now() % 100_000));

const orderOf = ({ path }) => createHash('sha1').update(seed).update(path).digest('hex');

/** They take longest and wait much: as the last ones they would leave cores idle, all together they would overload them. */
const STARTS_PROCESSES =
  /GatewayProcess|WorkerProcess|RestartablePostgres|startPostgres|worker: true|walkPublicPages|startOwnShop|startProcess\(/;
const startsProcesses = ({ path }) => STARTS_PROCESSES.test(readFileSync(path, 'utf8'));
const FILES_PER_SLOW_ONE = 3;

/** Of the rest, the longest files take longest: begun last, one would run on alone. */
const LARGE_SHARE = 2 / 5;

/** Files run in another order each time, so that none can come to need what another left behind. */
class ShuffledFiles extends Sequencer {
  sort(tests) {
    process.stderr.write(`Order of files: TEST_SEED=${seed}\n`);
    const shuffled = [...tests].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
    const rest = shuffled.filter((test) => !startsProcesses(test));
    const bySize = new Map(rest.map((test) => [test, statSync(test.path).size]));
    const sizes = [...bySize.values()].sort((a, b) => b - a);
    const least = sizes[Math.floor(sizes.length * LARGE_SHARE)] ?? 0;
    const isLarge = (test) => bySize.get(test) > least;
    const files = [...rest.filter(isLarge), ...rest.filter((test) => !isLarge(test))];
    shuffled
      .filter(startsProcesses)
      .forEach((test, index) => files.splice(index * FILES_PER_SLOW_ONE, 0, test));
    return files;
  }
}

module.exports = ShuffledFiles;
