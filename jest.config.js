const preset = require('./jest.preset.js');
const useMemoryFolder = require('./tools/test/memory-folder.js');

useMemoryFolder();

/** Modules are executed once per worker, not once per file. */
const sharedModules = {
  runtime: '<rootDir>/tools/test/shared-modules/runtime.js',
  testEnvironment: '<rootDir>/tools/test/shared-modules/environment.js',
  setupFiles: ['reflect-metadata'],
};

const projects = {
  /** Pure rules: no container, no database. */
  rules: {
    testMatch: ['<rootDir>/{services,libs,frontends,tools}/**/*.spec.ts'],
    ...sharedModules,
    setupFiles: [...sharedModules.setupFiles, '<rootDir>/tools/test/full-passwords.js'],
  },
  /** Modules on a real PostgreSQL and a real Redis. */
  integration: {
    testMatch: ['<rootDir>/{services,libs,tools}/**/*.int-spec.ts'],
    ...sharedModules,
    setupFiles: [...sharedModules.setupFiles, '<rootDir>/tools/test/quick-passwords.js'],
    globalSetup: '<rootDir>/libs/testing/src/services/global-setup.mjs',
    globalTeardown: '<rootDir>/libs/testing/src/services/global-teardown.mjs',
  },
  /** Screens and components in jsdom, found by role and label. */
  components: {
    testMatch: ['<rootDir>/{libs,frontends}/**/*.test.tsx'],
    runtime: '<rootDir>/tools/test/shared-modules/screen-runtime.js',
    testEnvironment: '<rootDir>/tools/test/shared-modules/screen-environment.js',
    setupFiles: ['<rootDir>/tools/test/jsdom-setup.js'],
    // A browser has none, so no test means them: React keeps the first that it finds for all files of a worker.
    fakeTimers: { doNotFake: ['setImmediate', 'clearImmediate'] },
    setupFilesAfterEnv: [
      '@testing-library/jest-dom',
      '<rootDir>/libs/testing/src/browser/patience.ts',
      '<rootDir>/libs/testing/src/browser/awaited-acts.ts',
    ],
  },
  /** The started shop in a real browser. */
  journeys: {
    testMatch: ['<rootDir>/tools/journeys/**/*.journey.ts'],
    ...sharedModules,
    runner: '<rootDir>/tools/journeys/runner.js',
    setupFilesAfterEnv: ['<rootDir>/tools/journeys/patience.ts'],
    globalSetup: '<rootDir>/tools/journeys/global-setup.mjs',
    globalTeardown: '<rootDir>/tools/journeys/global-teardown.mjs',
  },
};

module.exports = {
  rootDir: preset.rootDir,
  testSequencer: '<rootDir>/tools/test/shuffled-files.js',
  // Ends what hangs and judges no speed, however busy the machine is. Jest reads it here alone, not of a project.
  testTimeout: 180_000,
  projects: Object.entries(projects).map(([displayName, project]) => ({
    ...preset,
    displayName,
    ...project,
  })),
};
