const { default: TestRunner } = require('jest-runner');

/** As many workers as shops: what one journey does to its shop must not surprise another. */
module.exports = class JourneyRunner extends TestRunner {
  /** More would wait for one another on a small machine, and each takes some seconds to start. */
  static MAX_SHOPS = 2;

  constructor(globalConfig, context) {
    const maxWorkers = Math.min(globalConfig.maxWorkers, JourneyRunner.MAX_SHOPS);
    super({ ...globalConfig, maxWorkers }, context);
  }
};
