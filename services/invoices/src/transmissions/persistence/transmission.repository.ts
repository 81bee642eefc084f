import { Injectable } from '@nestjs/common';
import { Sql } from '@kp/platform/database';
import { HOME_COUNTRY } from '@kp/settings';
import type { SendingDays } from '../domain/sending-days';
import type { DocumentProblem } from '../domain/transmission-channel';
import * as queries from './transmission.queries';

interface OutgoingFacts {
  mapping: string;
  xml: string;
  hash: Buffer;
  recipient: string | null;
}

export interface Begun {
  attempts: number;
  /** The bytes of the first attempt, also where the invoice would be drawn otherwise today. */
  document: string;
}

export interface LostTransmission {
  id: number;
  calledAt: Date;
  /** Null where it cannot be told how the list names it. */
  recipient: string | null;
  documentHash: Buffer;
}

export interface UnsealedTransmission {
  id: number;
  downloadId: string;
  state: 'accepted' | 'rejected';
  documentHash: Buffer;
  number: string;
  /** "2026/11" */
  month: string;
}

export interface StateCounts {
  toSend: number;
  /** Also those whose answer was lost. */
  sent: number;
  rejected: number;
  overdue: number;
}

/** The outbox of documents. Each step is conditional on the state before, so that two workers never take the same one. */
@Injectable()
export class TransmissionRepository {
  constructor(private readonly sql: Sql) {}

  /** Documents of the days that have to be sent and wait nowhere yet; of one number where it is given. */
  async enqueue(
    channel: string,
    days: readonly (SendingDays & { day: string })[],
    sellerNumber: string,
    number: string | null,
  ): Promise<number> {
    const list = (of: keyof (typeof days)[number]) => days.map((each) => each[of]);
    const values = [
      channel,
      list('day'),
      list('deadline'),
      list('warnOn'),
      number,
      sellerNumber,
      HOME_COUNTRY,
    ];
    return this.sql.run(queries.ENQUEUE, values);
  }

  listToSend(channel: string, limit: number): Promise<{ id: number; invoiceId: number }[]> {
    return this.sql.rows(queries.LIST_TO_SEND, [channel, limit]);
  }

  /** @returns null when another process has it */
  begin(id: number, { mapping, xml, hash, recipient }: OutgoingFacts): Promise<Begun | null> {
    return this.sql.first<Begun>(queries.BEGIN, [id, mapping, xml, hash, recipient]);
  }

  async taken(id: number, attempts: number, uploadId: string, pollInSeconds: number): Promise<void> {
    await this.sql.run(queries.TAKEN, [id, attempts, uploadId, pollInSeconds]);
  }

  async notTaken(id: number, attempts: number, reason: string, againInSeconds: number): Promise<void> {
    await this.sql.run(queries.NOT_TAKEN, [id, attempts, reason, againInSeconds]);
  }

  async unknown(id: number, attempts: number, reason: string, lookInSeconds: number): Promise<void> {
    await this.sql.run(queries.UNKNOWN, [id, attempts, reason, lookInSeconds]);
  }

  async refused(id: number, problems: readonly DocumentProblem[]): Promise<void> {
    await this.sql.run(queries.REFUSED, [id, JSON.stringify(problems)]);
  }

  listSent(channel: string, limit: number): Promise<{ id: number; uploadId: string; polls: number }[]> {
    return this.sql.rows(queries.LIST_SENT, [channel, limit]);
  }

  async stillProcessing(id: number, askInSeconds: number, note: string | null): Promise<void> {
    await this.sql.run(queries.STILL_PROCESSING, [id, askInSeconds, note]);
  }

  async answered(id: number, state: 'accepted' | 'rejected', downloadId: string): Promise<void> {
    await this.sql.run(queries.ANSWERED, [id, state, downloadId]);
  }

  async missing(id: number, reason: string): Promise<void> {
    await this.sql.run(queries.MISSING, [id, reason]);
  }

  listUnsealed(channel: string, limit: number): Promise<UnsealedTransmission[]> {
    return this.sql.rows(queries.LIST_UNSEALED, [channel, limit]);
  }

  async sealed(
    id: number,
    seal: { file: string; hash: Buffer; problems: readonly DocumentProblem[]; note: string | null },
  ): Promise<void> {
    const { file, hash, problems, note } = seal;
    await this.sql.run(queries.SEALED, [id, file, hash, JSON.stringify(problems), note]);
  }

  async deferSeal(id: number, seconds: number, reason: string): Promise<void> {
    await this.sql.run(queries.DEFER_SEAL, [id, seconds, reason]);
  }

  listLost(channel: string, limit: number): Promise<LostTransmission[]> {
    return this.sql.rows(queries.LIST_LOST, [channel, limit]);
  }

  /** @returns whether it was one of ours */
  async found(channel: string, hash: Buffer, uploadId: string, downloadId: string): Promise<boolean> {
    return (await this.sql.run(queries.FOUND, [channel, hash, uploadId, downloadId])) > 0;
  }

  /** @param listedAt when the list was asked that does not have them */
  async lookAgain(ids: readonly number[], repeatAfterHours: number, listedAt: Date): Promise<void> {
    await this.sql.run(queries.LOOK_AGAIN, [ids, repeatAfterHours, listedAt]);
  }

  /** @returns the last days of what is late and was not warned of, the most pressing first */
  async warn(channel: string, today: string): Promise<string[]> {
    const rows = await this.sql.rows<{ deadline: string }>(queries.WARN, [channel, today]);
    return rows.map(({ deadline }) => deadline).sort();
  }

  async count(channel: string, today: string): Promise<StateCounts> {
    return (await this.sql.first<StateCounts>(queries.COUNT, [channel, today]))!;
  }

  async forgetUnsent(channel: string): Promise<void> {
    await this.sql.run(queries.FORGET_UNSENT, [channel]);
  }
}
