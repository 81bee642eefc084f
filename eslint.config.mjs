import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import hooks from 'eslint-plugin-react-hooks';
import typescript from 'typescript-eslint';
import { boundaries } from './tools/lint/boundaries.mjs';

// Without a project graph the boundary rule would skip every file and pass.
process.env.NX_DAEMON = 'false';
await createProjectGraphAsync();

export default typescript.config(
  {
    ignores: [
      '**/node_modules',
      'dist',
      '.data',
      '.nx',
      '.cache',
      'libs/api-client/src/generated',
      'services/gateway/src/openapi/generated',
      'tools/lint/fixtures',
    ],
  },
  ...typescript.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read settings through @kp/platform/config.' },
      ],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ":matches(LogicalExpression, ConditionalExpression, IfStatement) CallExpression[callee.type='Identifier'][callee.name='use']",
          message:
            'React replays a component that suspended and expects the same call of use: render one of two components instead.',
        },
      ],
    },
  },
  {
    // It compiles every file for its rules, four fifths of the time of a run.
    files: ['frontends/**/*.{ts,tsx}', 'libs/{client,ui}/**/*.{ts,tsx}'],
    ignores: ['**/*.{spec,test}.{ts,tsx}', '**/testing/**'],
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs.recommended.rules,
  },
  {
    files: [
      'libs/platform/src/config/**',
      'libs/testing/**',
      'tools/**',
      '**/*.int-spec.ts',
      '**/*.journey.ts',
    ],
    rules: { 'no-restricted-properties': 'off', 'no-console': 'off' },
  },
  {
    files: ['frontends/shell/src/server.tsx'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { ...boundaries, allow: [...boundaries.allow, 'shop/routes'] },
      ],
    },
  },
  {
    files: ['**/*.{js,cjs}'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', Buffer: 'readonly' } },
  },
  prettier,
);
