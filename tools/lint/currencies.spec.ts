import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CURRENCY_CODES } from '@kp/commerce';

const root = path.join(__dirname, '../..');
const NAMED = new RegExp(`['"\`](?:${CURRENCY_CODES.join('|')})['"\`]`);

/** A shop trades in the currency of its settings, so its code names one only where it has to. */
const ALLOWED: Record<string, string> = {
  'libs/commerce/src/currencies.ts': 'those that a shop can choose',
  'libs/commerce/src/shipping-settings.ts': 'the terms of shipping until those of the shop are loaded',
  'services/settings/src/exchange-rate-feed.ts': 'the feed of the European Central Bank is in euro',
  'services/payments/src/domain/payment-snapshot.ts': 'what a provider does not take',
  'libs/commerce/src/transfer-qr.ts': 'the QR code of a transfer is defined for euro',
  'services/settings/src/tax/oss-year.ts': 'the threshold of the One Stop Shop is in euro',
  'services/payments/src/providers/paypal/paypal-mapping.ts': 'what PayPal takes without decimals',
};

const SKIPPED = /\/(?:migrations|generated|testing)\/|\.(?:spec|int-spec|test)\.tsx?$/;

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

describe('currencies', () => {
  it('are named by no code but that which has to', () => {
    expect(files.length).toBeGreaterThan(1_500);
    const naming = files.filter((file) => NAMED.test(codeOf(file)));
    expect(naming.sort()).toEqual(Object.keys(ALLOWED).sort());
  });
});
