import { randomInt, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { startTransmittingShop } from '../bench/transmitting-shop.mjs';
import { CODES, STRUCK_OFF } from './plan.mjs';

/** Where buyers live. */
const COUNTRIES = ['RO', 'FR', 'DE', 'CH'];
/** Of a product each. */
const CLASSES = ['standard', 'standard', 'reduced', 'exempt'];

/** The register of VAT numbers of the EU, where every number is valid. */
async function startRegister() {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const answer = { valid: true, requestIdentifier: 'WAPIAAAAZc1', userError: 'VALID' };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

/** As the office words it. */
const judge = (xml) =>
  xml.includes(STRUCK_OFF.old)
    ? [
        'E: AccountingCustomerParty (1) sectiune Party (1) sectiune PartyTaxScheme (1) sectiune CompanyID (1)  eroare regula: R_BT_48_cui: Cui cumparator incorect / validare CUI (14399840)',
      ]
    : [];

/** A shop of Romania that sells by destination at prices with VAT in euro, and its tax office. */
export async function openShop(root, days) {
  const register = await startRegister();
  const own = { VIES_URL: register.url, PAYMENTS_SANDBOX: 'true' };
  const transmitting = await startTransmittingShop(root, { parts: ['gateway'], own, judge });
  const { shop, database, token } = transmitting;

  async function call(method, path, { body, as = token, language } = {}) {
    const answer = await fetch(shop.url + path, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(as ? { authorization: `Bearer ${as}` } : {}),
        ...(language ? { 'accept-language': language } : {}),
        'idempotency-key': randomUUID(),
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    if (!answer.headers.get('content-type')?.includes('json')) return Buffer.from(await answer.arrayBuffer());
    return answer.json();
  }

  // Those of the demo shop were sold in dollars.
  await database.query(
    `BEGIN; SET LOCAL session_replication_role = replica; TRUNCATE orders CASCADE; COMMIT`,
  );
  await database.query('SELECT rebuild_sales(), rebuild_order_counts()');
  for (const [index, day] of days.entries())
    await database.query(
      `INSERT INTO exchange_rate (base, quote, rate, valid_from, source) VALUES ('EUR', 'RON', $1, $2, 'bnr')`,
      [(5.0712 + ((index * 7) % 11) / 1000).toFixed(6), day],
    );
  await call('PUT', '/admin/api/tax-settings/official-rates');
  await call('PUT', '/admin/api/tax-settings', {
    body: { isByDestination: true, ossSince: '2025-01-01', isTaxIncluded: true },
  });
  await call('PUT', '/admin/api/shop-settings', { body: { currency: 'EUR', invoiceCurrency: 'RON' } });
  const { methods, ...terms } = await call('GET', '/admin/api/payment-settings');
  await call('PUT', '/admin/api/payment-settings', {
    body: {
      ...terms,
      methods: methods.map(({ mode: _mode, refusedCurrency: _refused, ...method }) => ({
        ...method,
        isOn: true,
        countries: COUNTRIES,
      })),
    },
  });
  for (const code of CODES)
    await call('POST', '/admin/api/discount-codes', {
      body: {
        ...code,
        minimumSubtotal: '',
        startsAt: '',
        endsAt: '',
        maxUses: null,
        oncePerCustomer: false,
        isActive: true,
      },
    });
  await call('PUT', '/admin/api/e-factura', { body: { startsOn: days[0], sendsAbroad: true } });
  const products = (await call('GET', '/api/products?limit=200')).slice(0, 24);
  for (const [index, { id }] of products.entries())
    await database.query('UPDATE product SET tax_classes = $2 WHERE id = $1', [
      id,
      { '*': CLASSES[index % CLASSES.length] },
    ]);
  return {
    ...transmitting,
    call,
    products,
    async stop() {
      await transmitting.stop();
      register.stop();
    },
  };
}
