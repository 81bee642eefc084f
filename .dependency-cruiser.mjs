import { boundaries } from './tools/lint/boundaries.mjs';

const TESTS = '[.](spec|int-spec|test|journey)[.]tsx?$|/testing/';

/** The layers inside modules and remotes, after the arrows between them. */
export default {
  forbidden: [
    ...boundaries,
    {
      name: 'no-unknown-import',
      comment: 'What is not found is not held against the arrows either.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, path: '^([.]|@kp/|(shop|account|admin)/)' },
    },
    {
      name: 'no-circular',
      comment: 'A circle, also of types, cannot be read from one end.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-stands-alone',
      comment: 'Rules and entities know no use case, controller, repository, provider or job.',
      severity: 'error',
      from: { path: '^services/[^/]+/src/.*domain/', pathNot: TESTS },
      to: { path: '^services/[^/]+/src/.*(use-cases|http|persistence|providers|jobs)/' },
    },
    {
      name: 'use-cases-know-no-http',
      comment: 'What decides does not know who asks.',
      severity: 'error',
      from: { path: '^services/[^/]+/src/.*use-cases/', pathNot: TESTS },
      to: { path: '^services/[^/]+/src/.*(http|jobs)/' },
    },
    {
      name: 'persistence-knows-domain-only',
      severity: 'error',
      from: { path: '^services/[^/]+/src/.*persistence/', pathNot: TESTS },
      to: { path: '^services/[^/]+/src/.*(use-cases|http|jobs)/' },
    },
    {
      name: 'features-stand-apart',
      comment: 'What two features of a remote share is in its shared/ folder.',
      severity: 'error',
      from: { path: '^frontends/([^/]+)/src/features/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^frontends/$1/src/features/',
        pathNot: '^frontends/$1/src/features/$2/',
      },
    },
    {
      name: 'shared-knows-no-feature',
      severity: 'error',
      from: { path: '^frontends/([^/]+)/src/shared/', pathNot: TESTS },
      to: { path: '^frontends/$1/src/features/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated|texts)/|[.]css$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
};
