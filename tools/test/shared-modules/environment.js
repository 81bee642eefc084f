const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

const EMITTERS = [process, process.stdout, process.stderr];
/** Where Jest keeps what a file asked of it. */
const JEST_STATE = [
  'EVENT_HANDLERS',
  'TEST_TIMEOUT_SYMBOL',
  'RETRY_TIMES',
  'RETRY_IMMEDIATELY',
  'WAIT_BEFORE_RETRY',
  'LOG_ERRORS_BEFORE_RETRY',
];

/** Everything of this process that one test file could leave behind for the next. */
function takeSnapshot() {
  return {
    globals: new Map(Reflect.ownKeys(globalThis).map((key) => [key, descriptorOf(key)])),
    environment: { ...process.env },
    methods: { exit: process.exit, getBuiltinModule: process.getBuiltinModule, cwd: process.cwd() },
    listeners: EMITTERS.map(
      (emitter) => new Map(emitter.eventNames().map((name) => [name, emitter.rawListeners(name)])),
    ),
  };
}

const descriptorOf = (key) => Object.getOwnPropertyDescriptor(globalThis, key);

/** What a library adds while it loads stays: shared modules keep their registries there (class-validator, TypeORM). */
function restoreGlobals(before) {
  for (const [key, was] of before) {
    const is = descriptorOf(key);
    if (is?.configurable === false || (is && was.value === is.value && was.get === is.get)) continue;
    Object.defineProperty(globalThis, key, was);
  }
  for (const name of JEST_STATE) delete globalThis[Symbol.for(name)];
}

function restoreEnvironment(before) {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
}

function restoreListeners(before) {
  EMITTERS.forEach((emitter, index) => {
    for (const name of emitter.eventNames())
      for (const listener of emitter.rawListeners(name))
        if (!before[index].get(name)?.includes(listener)) emitter.removeListener(name, listener);
  });
}

/** Ends what a file left running: its timers would go off in the middle of another file. */
function trackTimers() {
  const timers = new Set();
  for (const [start, stop] of [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
  ]) {
    const original = globalThis[start];
    // Keeps what the original carries, such as its form for `util.promisify`.
    globalThis[start] = Object.defineProperties((...args) => {
      const timer = original(...args);
      timers.add(() => globalThis[stop](timer));
      return timer;
    }, Object.getOwnPropertyDescriptors(original));
  }
  return () => timers.forEach((stop) => stop());
}

/**
 * The test environment of rules and integration: the worker's own realm instead of a context per file, so that a
 * module is executed once per worker. What a file changes of the process is put back when it ends.
 */
class SharedRealmEnvironment {
  /** What an environment leaves to be done when the next one begins. */
  static beforeNext = null;

  constructor({ projectConfig }) {
    SharedRealmEnvironment.beforeNext?.();
    SharedRealmEnvironment.beforeNext = null;
    this.before = takeSnapshot();
    this.stopTimers = trackTimers();
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = new LegacyFakeTimers({
      config: projectConfig,
      global: globalThis,
      moduleMocker: this.moduleMocker,
      timerConfig: { idToRef: (id) => id, refToId: (timer) => timer },
    });
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    await globalThis.closeOpenTestShops?.();
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    this.stopTimers();
    const { globals, environment, methods, listeners } = this.before;
    restoreGlobals(globals);
    restoreEnvironment(environment);
    restoreListeners(listeners);
    process.exit = methods.exit;
    process.getBuiltinModule = methods.getBuiltinModule;
    if (process.cwd() !== methods.cwd) process.chdir(methods.cwd);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** No context of its own: Jest asks for one only where it executes modules itself. */
  getVmContext() {
    return null;
  }
}

module.exports = SharedRealmEnvironment;
