import { Injectable } from '@nestjs/common';
import { taxNumberOf } from '@kp/commerce/vat-number';
import { prepared, Sql } from '@kp/platform/database';
import { SettingsCache } from '../settings-cache';
import { type VatNumberState, ViesClient } from './vies.client';

/** What the register said of a number, as it is kept with an order. */
export interface VatNumberCheck {
  state: VatNumberState;
  requestId: string | null;
  /** ISO 8601, UTC. */
  checkedAt: string;
}

const FIND = prepared(
  'settings.find-vat-number-check',
  `SELECT state, request_id AS "requestId", to_json(checked_at)::text AS "checkedAt" FROM vat_number_check
    WHERE number = $1 AND checked_at > now() - interval '1 day'`,
);

/** An answer is never replaced by none. */
const KEEP = prepared(
  'settings.keep-vat-number-check',
  `INSERT INTO vat_number_check (number, state, request_id) VALUES ($1, $2, $3)
   ON CONFLICT (number) DO UPDATE SET state = excluded.state, request_id = excluded.request_id, checked_at = now()`,
);

/** Answers of the register of VAT numbers, kept for a day. */
@Injectable()
export class VatNumbers {
  constructor(
    private readonly sql: Sql,
    private readonly vies: ViesClient,
    private readonly cache: SettingsCache,
  ) {}

  /** Without asking the register, so also inside a transaction. */
  async find(number: string): Promise<VatNumberCheck | null> {
    const found = await this.sql.first<VatNumberCheck>(FIND, [number]);
    return found && { ...found, checkedAt: new Date(JSON.parse(found.checkedAt) as string).toISOString() };
  }

  /** Asks the register unless it has answered within a day: outside of transactions, as it may take seconds. */
  async confirm(number: string): Promise<void> {
    if (await this.find(number)) return;
    const { vatNumber = '', country = '' } = this.cache.current.company ?? {};
    const own = taxNumberOf(vatNumber, country === '' ? '' : vatNumber.slice(0, 2));
    const { state, requestId } = await this.vies.check(number, own?.kind === 'vat' ? own.number : '');
    if (state !== 'unknown') await this.sql.run(KEEP, [number, state, requestId]);
  }
}
