import { Global, Injectable, Module } from '@nestjs/common';
import { PostgresBus, prepared, Sql } from '../database';

const RECORD = prepared('outbox.record', 'INSERT INTO outbox_message (event, payload) VALUES ($1, $2)');

/** PostgreSQL channel that wakes the relay. */
export const OUTBOX_CHANNEL = 'kp_outbox';

/** Events that commit together with the data they speak of and reach every handler afterwards. */
@Injectable()
export class Outbox {
  constructor(
    private readonly sql: Sql,
    private readonly bus: PostgresBus,
  ) {}

  /**
   * Records an event inside the caller's transaction.
   * @param event `<module>.<what-happened>`, e.g. `orders.order-placed`
   * @param payload ids only: handlers read what is true when they run; never a secret
   */
  async record(event: string, payload: object): Promise<void> {
    await this.sql.run(RECORD, [event, JSON.stringify(payload)]);
    this.bus.publish(OUTBOX_CHANNEL, []);
  }
}

/** The recording side, in every process. */
@Global()
@Module({ providers: [Outbox], exports: [Outbox] })
export class OutboxModule {}
