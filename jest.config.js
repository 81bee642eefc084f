const preset = require('./jest.preset.js');

const projects = {
  /** Pure rules: no container, no database. */
  rules: {
    testMatch: ['<rootDir>/{services,libs,frontends,tools}/**/*.spec.ts'],
    testEnvironment: 'node',
    setupFiles: ['reflect-metadata'],
  },
  /** Modules on a real PostgreSQL and a real Redis. */
  integration: {
    testMatch: ['<rootDir>/{services,libs,tools}/**/*.int-spec.ts'],
    testEnvironment: 'node',
    setupFiles: ['reflect-metadata'],
    globalSetup: '<rootDir>/libs/testing/src/services/global-setup.mjs',
    globalTeardown: '<rootDir>/libs/testing/src/services/global-teardown.mjs',
  },
  /** Screens and components in jsdom, found by role and label. */
  components: {
    testMatch: ['<rootDir>/{libs,frontends}/**/*.test.tsx'],
    testEnvironment: 'jsdom',
    setupFiles: ['<rootDir>/tools/test/jsdom-setup.js'],
    setupFilesAfterEnv: ['@testing-library/jest-dom'],
  },
  /** The started shop in a real browser. */
  journeys: {
    testMatch: ['<rootDir>/tools/journeys/**/*.journey.ts'],
    testEnvironment: 'node',
    globalSetup: '<rootDir>/tools/journeys/global-setup.mjs',
    globalTeardown: '<rootDir>/tools/journeys/global-teardown.mjs',
  },
};

module.exports = {
  rootDir: preset.rootDir,
  // Modules start slowly while other specs keep both cores busy. Jest reads it here alone, not of a project.
  testTimeout: 30_000,
  projects: Object.entries(projects).map(([displayName, project]) => ({
    ...preset,
    displayName,
    ...project,
  })),
};
