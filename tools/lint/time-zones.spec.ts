import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const MIGRATIONS = 'persistence/migrations';

/**
 * A shop has the time zone of its settings: `shopTimeZone()` in code, `shop_time_zone()` in SQL. Sums by day that are stored
 * are made anew when it changes, as `SumSalesAnew` does.
 */
const ALLOWED: Record<string, string> = {
  'libs/i18n/src/shop-time-zone.ts': 'until that of the shop is known',
  'libs/commerce/src/country-defaults.ts': 'what the set-up proposes for Romania',
  'services/invoices/src/transmissions/anaf/anaf.config.ts': 'the tax office of Romania, whose clock it is',
  [`services/settings/src/${MIGRATIONS}/1798445000101-set-time-zone.ts`]: 'where a new shop begins',
  [`services/settings/src/${MIGRATIONS}/1795369012417-create-exchange-rates.ts`]: 'older than the setting',
  [`services/settings/src/${MIGRATIONS}/1795379442739-add-accounting-settings.ts`]: 'older than the setting',
  [`services/orders/src/${MIGRATIONS}/1795401299662-shipments-and-returns.ts`]: 'older than the setting',
  [`services/orders/src/${MIGRATIONS}/1795969151431-edit-orders.ts`]: 'older than the setting',
  [`services/orders/src/${MIGRATIONS}/1798445000102-follow-time-zone.ts`]: 'the way back',
  [`services/orders/src/${MIGRATIONS}/1797845000801-count-orders.ts`]: 'older than the setting',
  [`services/orders/src/${MIGRATIONS}/1798345000803-count-partly-paid.ts`]: 'older than the setting',
  [`services/admin-bulk/src/${MIGRATIONS}/1795399722417-summarize-sales.ts`]: 'older than the setting',
  [`services/admin-bulk/src/${MIGRATIONS}/1798445000103-sum-by-shop-days.ts`]: 'the way back',
};

const SKIPPED = /\/(?:generated|testing)\/|\.(?:spec|int-spec|test)\.tsx?$/;

const files = ['services', 'libs', 'frontends'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !SKIPPED.test(file)),
);

/** Comments may give examples. */
const codeOf = (file: string): string =>
  readFileSync(path.join(root, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '');

it('no time zone is named by code but that which has to', () => {
  expect(files.length).toBeGreaterThan(1_500);
  const naming = files.filter((file) => /Europe\/Bucharest/.test(codeOf(file)));
  expect(naming.sort()).toEqual(Object.keys(ALLOWED).sort());
});
