import { Global, Injectable, Module } from '@nestjs/common';
import { PostgresBus, prepared, Sql } from '../database';
import { DelayedDeliveries } from './delayed-deliveries';

const RECORD = prepared('outbox.record', 'INSERT INTO outbox_message (event, payload) VALUES ($1, $2)');

export const OUTBOX_CHANNEL = 'kp_outbox';
/** Events cause events: each step of such a chain waits this long at most. Relays that are busy read once for many. */
const ANNOUNCEMENT_INTERVAL_MS = 20;

@Injectable()
export class Outbox {
  constructor(
    private readonly sql: Sql,
    private readonly bus: PostgresBus,
  ) {}

  /** @param payload ids only, never a secret: handlers read the current state */
  async record(event: string, payload: object): Promise<void> {
    await this.sql.run(RECORD, [event, JSON.stringify(payload)]);
    this.bus.publish(OUTBOX_CHANNEL, [], ANNOUNCEMENT_INTERVAL_MS);
  }
}

@Global()
@Module({ providers: [Outbox, DelayedDeliveries], exports: [Outbox, DelayedDeliveries] })
export class OutboxModule {}
