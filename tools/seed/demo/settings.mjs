import { readFileSync } from 'node:fs';
import { insertRows } from './rows.mjs';

/** Shipping, VAT and the company behind the shop, each only where nothing is set yet. */
export async function seedSettings(client) {
  await insertRows(client, 'shipping_settings', [{ id: 1, thresholdMinor: 50_000, costMinor: 2_500 }]);
  await insertRows(client, 'vat_rate', [
    { country: 'RO', taxClass: 'standard', validFrom: '2017-01-01', rate: '0.19' },
  ]);
  await client.query(
    `UPDATE shop_settings SET name = 'KitchenPass', has_sample_content = true, currency = 'USD', invoice_currency = 'EUR'
      WHERE NOT EXISTS (SELECT FROM company_settings)`,
  );
  const company = JSON.parse(readFileSync(new URL('../data/company.json', import.meta.url), 'utf8'));
  await insertRows(client, 'company_settings', [{ id: 1, ...company }]);
}
