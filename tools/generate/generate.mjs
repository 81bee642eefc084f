import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { writeOpenApiMetadata } from './metadata.mjs';

/*
 * Everything that is made from something else: OpenAPI metadata → OpenAPI document → RTK Query client, and
 * .env.example. The tests run this and fail when a file changes.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const at = (...parts) => path.join(root, ...parts);
const run = (script, ...args) =>
  execFileSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });

const openApi = at('libs/api-client/openapi.json');
const client = at('libs/api-client/src/generated');

/** What the operation names of an audience contain; an operation is in one part only. */
const anyOf = (...parts) => new RegExp(parts.join('|'));
const ADMIN = anyOf(
  '[aA]dmin',
  'setOrderStatus',
  'list(ContactMessages|QuoteRequests)',
  'set(ContactMessage|QuoteRequest)Status',
  '(list|get|refund)Payments?$',
  'save(Company|Shipping)Settings',
  '(list|add|delete)(Vat|Exchange)Rates?$',
);
/** The shell needs these, so they are apart from the account's. */
const SESSION = /^(register|login|logout|getMe)$/;
const ACCOUNT = anyOf(
  'Profile|Password|Session|SecondFactor',
  'Notifications|Alert|[uU]nsubscri',
  '(?<!Guest)Invoice|getCompanySettings',
  'OrderReview|listOrders|getOrder$',
  'deleteAccount|AccountData',
);
/** Calls of load balancers and payment providers, not of browsers. */
const OPERATIONS = /getLiveness|getReadiness|receive\w+Webhook/;
const audiences = {
  admin: (name) => ADMIN.test(name),
  account: (name) => ACCOUNT.test(name) && !ADMIN.test(name) && !SESSION.test(name),
  session: (name) => SESSION.test(name),
  shop: (name) => ![ACCOUNT, ADMIN, SESSION, OPERATIONS].some((others) => others.test(name)),
};

mkdirSync(at('services/gateway/src/openapi/generated'), { recursive: true });
mkdirSync(client, { recursive: true });
writeOpenApiMetadata(root, at('services/gateway/src/openapi/generated/metadata.ts'));
run(at('tools/build/build.mjs'), 'services/gateway');
run(at('dist/services/gateway/emit-openapi.js'), openApi);
run(at('dist/services/gateway/emit-env-example.js'), at('.env.example'));

for (const [audience, belongs] of Object.entries(audiences)) {
  const code = await generateEndpoints({
    schemaFile: openApi,
    apiFile: path.join(client, '../empty-api.ts'),
    apiImport: 'emptyApi',
    exportName: `${audience}Api`,
    hooks: true,
    tag: true,
    filterEndpoints: belongs,
  });
  // The generator names the base API by its absolute path.
  const text = code.replace(/from "[^"]*empty-api"/, 'from "../empty-api"');
  writeFileSync(path.join(client, `${audience}-api.ts`), text);
}
