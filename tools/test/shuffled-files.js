const { createHash } = require('node:crypto');
const { default: Sequencer } = require('@jest/test-sequencer');

/** TEST_SEED repeats the order of an earlier run. */
const seed = (process.env.TEST_SEED ??= String(Date.now() % 100_000));

const orderOf = ({ path }) => createHash('sha1').update(seed).update(path).digest('hex');

/** Files run in another order each time, so that none can come to need what another left behind. */
class ShuffledFiles extends Sequencer {
  sort(tests) {
    process.stderr.write(`Order of files: TEST_SEED=${seed}\n`);
    return [...tests].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  }
}

module.exports = ShuffledFiles;
