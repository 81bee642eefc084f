import { readFileSync } from 'node:fs';
import argon2 from '@node-rs/argon2';
import { insertRows } from './rows.mjs';

export const DEMO_PASSWORD = 'kitchen123';

const COMPANY = ['Address', 'City', 'State', 'County', 'Zip', 'Country'];

export const customers = JSON.parse(readFileSync(new URL('../data/customers.json', import.meta.url), 'utf8'));

/** The address that a demo customer's orders go to, in the shape that orders store. */
export function addressOf(customer, kind) {
  const from = kind === 'delivery' && customer.deliveryAddress ? 'delivery' : 'company';
  const [address, city, state, county, zipCode, country] = COMPANY.map((part) => customer[from + part]);
  const { firstName, lastName, companyName, billingPhone } = customer;
  return {
    firstName,
    lastName,
    company: companyName,
    address,
    city,
    state,
    county,
    zipCode,
    country,
    phone: billingPhone,
  };
}

/** Customers who can log in with the demo password. @returns {Promise<Map<string, number>>} ids by e-mail */
export async function seedCustomers(client, now) {
  const fields = [...new Set(customers.flatMap((customer) => Object.keys(customer)))];
  const createdAt = new Date(now.getTime() - 90 * 86_400_000);
  const rows = await Promise.all(
    customers.map(async (customer) => ({
      ...Object.fromEntries(fields.map((field) => [field, customer[field] ?? null])),
      passwordHash: await argon2.hash(DEMO_PASSWORD),
      createdAt,
    })),
  );
  await insertRows(client, 'app_user', rows);
  const emails = customers.map(({ email }) => email);
  const found = await client.query('SELECT id, email FROM app_user WHERE lower(email) = ANY ($1)', [emails]);
  return new Map(found.rows.map(({ id, email }) => [email, id]));
}
