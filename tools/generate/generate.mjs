import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { isBuilt } from '../start/built.mjs';
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

const anyOf = (...parts) => new RegExp(parts.join('|'));
/** Parts of the client by what the names of their operations contain; the first that matches has the operation. */
const PARTS = {
  /** Calls of load balancers and payment providers, and files that a link opens. */
  none: /getLiveness|getReadiness|getHealth|receive\w+Webhook|getProForma|getTransferQr/,
  /** Screens of the back office that are opened now and then: its first screen does without. */
  office: anyOf(
    'save(Company|Shipping)Settings|(Admin\\w+|Retention|Tax)Settings|OfficialRates|DistanceSales|LegalDuties|DocumentNumbers|MailSender|TestMail|AdminBrand|AdminPage|AdminConnection|AdminSetup|AdminReadiness|EFactura',
    '(list|add|delete)((Vat|Exchange)Rate|VatRegistration)s?$|ExchangeRateFeed|(ShippingZone|DeliveryMethod)s?$|PaymentSettings|BankStatement',
    'StaffByAdmin|StaffRole|DiscountCode|Promotion\\w*ByAdmin|SalesJournal|ReceiptsJournal|Accounting|Synonyms|testSearch|Import|SupplierFeed|HeldPrices',
  ),
  admin: anyOf(
    '[aA]dmin',
    'setOrderStatus',
    'list(ContactMessages|QuoteRequests)',
    '(get|set|replyTo)(ContactMessage|QuoteRequest)(Status)?$',
    '(send|withdraw)Quote$',
    '(list|get|refund)Payments?$',
    'SharedViews?$|^shareView$',
    '(list|get|retry|discard|restore|run)(Scheduled)?Job(s|Overview)?$',
  ),
  /** The shell needs these, so they are apart from the account's. */
  session: /^(register|login|logout|getMe)$/,
  /** Pages behind the links of mails. */
  links: anyOf(
    'OrderStatus$|^(confirm|track|cancelGuest)Order$|Guest(Alert|Billing|Invoice|Return)|PaymentLink|LinkPayment|Balance(Link|Payment)$|Newsletter',
    '^(get|accept|decline)Quote$|WithdrawableOrder|FromContract',
  ),
  account: anyOf(
    'Profile|Password|Session|SecondFactor',
    'Notifications|Alert|[uU]nsubscri',
    'Invoice|getCompanySettings',
    'OrderReview|OrderReturn|listOrders|^(get|cancel)Order$',
    'deleteAccount|AccountData',
  ),
  /** From the cart on. */
  checkout:
    /^(place|preview|join)Order$|Checkout$|WaysOfDelivery$|^openSavedMethods$|StripePaymentIntent|RevolutOrder|PaypalOrder|SandboxPayment/,
  /** The account edits them, the checkout chooses one. */
  addresses: /SavedAddress/,
  shop: /./,
};
const partOf = (name) => Object.keys(PARTS).find((part) => PARTS[part].test(name));

mkdirSync(at('services/gateway/src/openapi/generated'), { recursive: true });
mkdirSync(client, { recursive: true });
writeOpenApiMetadata(root, at('services/gateway/src/openapi/generated/metadata.ts'));
// What is built already stays as it is: a shop may run from there.
if (!isBuilt(root)) {
  execFileSync(at('node_modules/.bin/nx'), ['build', 'gateway'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Those of the production build, so that Nx takes what is unchanged from its cache.
    env: { ...process.env, NODE_ENV: 'production', NX_DAEMON: 'false', NX_TUI: 'false' },
  });
}
run(at('dist/services/gateway/emit-openapi.js'), openApi);
run(at('dist/services/gateway/emit-env-example.js'), at('.env.example'));

for (const part of Object.keys(PARTS).filter((each) => each !== 'none')) {
  const code = await generateEndpoints({
    schemaFile: openApi,
    apiFile: path.join(client, '../empty-api.ts'),
    apiImport: 'emptyApi',
    exportName: `${part}Api`,
    hooks: true,
    tag: true,
    filterEndpoints: (name) => partOf(name) === part,
  });
  // The generator names the base API by its absolute path.
  const text = code.replace(/from "[^"]*empty-api"/, 'from "../empty-api"');
  writeFileSync(path.join(client, `${part}-api.ts`), text);
}
