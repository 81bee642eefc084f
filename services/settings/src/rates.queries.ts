import { prepared } from '@kp/platform/database';

/** A day has one rate at most; a row is never changed, because orders and invoices were made with it. */
export const ADD_VAT_RATE = prepared(
  'settings.add-vat-rate',
  'INSERT INTO vat_rate (country, tax_class, valid_from, rate) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
);

export const ADD_EXCHANGE_RATE = prepared(
  'settings.add-exchange-rate',
  'INSERT INTO exchange_rate (base, quote, valid_from, rate, source) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
);

/** Answers whether it was deleted, or no row when there is none: a rate in force stays. */
export const DELETE_FUTURE_VAT_RATE = prepared(
  'settings.delete-future-vat-rate',
  `WITH known AS (SELECT valid_from > $4::date AS "isFuture" FROM vat_rate
                   WHERE country = $1 AND tax_class = $2 AND valid_from = $3),
        deleted AS (DELETE FROM vat_rate
                     WHERE country = $1 AND tax_class = $2 AND valid_from = $3 AND valid_from > $4::date)
   SELECT "isFuture" FROM known`,
);

export const DELETE_FUTURE_EXCHANGE_RATE = prepared(
  'settings.delete-future-exchange-rate',
  `WITH known AS (SELECT valid_from > $4::date AS "isFuture" FROM exchange_rate
                   WHERE base = $1 AND quote = $2 AND valid_from = $3),
        deleted AS (DELETE FROM exchange_rate
                     WHERE base = $1 AND quote = $2 AND valid_from = $3 AND valid_from > $4::date)
   SELECT "isFuture" FROM known`,
);
