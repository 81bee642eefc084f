const { compilerOptions } = require('./tsconfig.base.json');

/** Finds files, exports and dependencies that nothing uses. */
module.exports = {
  entry: [
    'services/*/src/{main,migrate,jobs,emit-*}.ts',
    'frontends/shell/src/{main.ts,server.tsx}',
    'frontends/*/src/routes.tsx',
    'tools/**/*.mjs',
    'tools/test/**/*.js',
    // Run by make-dump.mjs.
    'tools/upgrade/write-dump.ts',
    // Put in the place of other modules by the build.
    'libs/ui/src/theme/adopted-styles.ts',
    'libs/i18n/src/messages/fetched.ts',
    'jest.preset.js',
    'libs/testing/src/services/*.mjs',
    '**/*.{spec,int-spec}.ts',
    '**/*.test.tsx',
    'tools/journeys/**/*.journey.ts',
  ],
  project: ['{services,libs,frontends,tools}/**/*.{ts,tsx,mjs,js}'],
  paths: compilerOptions.paths,
  // Written by the generator, for every call of the API.
  ignore: ['libs/api-client/src/generated/**'],
  // Types of a signature are exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Named as strings: loaders, the font that the build cuts, those of PDFs, packages of antd and execa, what a thread loads, the compiler that checks types.
  ignoreDependencies: [
    /^@expo-google-fonts[/]noto-sans/,
    '@fontsource-variable/archivo',
    'css-loader',
    'jest-runner',
    'typescript-7',
    'read-excel-file',
    'saxen',
    'unicorn-magic',
  ],
  // Of the operating system.
  ignoreBinaries: ['chrt'],
};
