import { Injectable } from '@nestjs/common';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { businessDay } from '@kp/settings';
import { AnafTokens } from './anaf/anaf-tokens';
import { AnafConfig } from './anaf/anaf.config';
import { ChannelUnavailableError, TransmissionChannel } from './domain/transmission-channel';
import { notConnectable } from './domain/transmission.errors';
import { type Connection, ConnectionRepository } from './persistence/connection.repository';
import { type StateCounts, TransmissionRepository } from './persistence/transmission.repository';
import { QueueDocuments } from './queue-documents';

const MINUTE_MS = 60_000;

export interface AccessTerms {
  startsOn: string;
  sendsAbroad: boolean;
}

export interface AccessState {
  connection: Connection | null;
  hasKeys: boolean;
  isTest: boolean;
  redirectUri: string;
  counts: StateCounts;
}

/** How the owner connects the shop with the authority, and ends that again. */
@Injectable()
export class AuthorityAccess {
  constructor(
    private readonly config: AnafConfig,
    private readonly tokens: AnafTokens,
    private readonly channel: TransmissionChannel,
    private readonly connections: ConnectionRepository,
    private readonly transmissions: TransmissionRepository,
    private readonly queue: QueueDocuments,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  async state(): Promise<AccessState> {
    const { name } = this.channel;
    const connection = await this.connections.find(name);
    return {
      connection,
      hasKeys: this.config.keys !== null,
      isTest: this.config.isTest,
      redirectUri: this.tokens.redirectUri,
      counts: await this.transmissions.count(name, businessDay(new Date())),
    };
  }

  /** @returns where the browser goes next @throws DomainError INVOICES.NOT_CONNECTABLE */
  async begin(actor: AuditActor): Promise<string> {
    try {
      await this.channel.sellerNumber();
      return await this.tokens.begin(actor);
    } catch (error) {
      if (error instanceof ChannelUnavailableError) throw notConnectable();
      throw error;
    }
  }

  /** @returns whether it is connected now */
  async finish(state: string, code: string): Promise<boolean> {
    const given = await this.tokens.finish(state, code);
    if (!given) return false;
    const { actor, tokens } = given;
    const { name } = this.channel;
    await this.transactions.run(async () => {
      await this.connections.connect(name, tokens, actor.email, businessDay(new Date()));
      await this.record(actor, { isConnected: false }, { isConnected: true });
      await this.queue.add(null);
    });
    return true;
  }

  /** Asks for the messages of the last minute, which changes nothing. @returns what went wrong; null when it works */
  async test(): Promise<string | null> {
    try {
      const now = new Date();
      for await (const _ of this.channel.messages('received', new Date(now.getTime() - MINUTE_MS), now));
      await this.connections.setProblem(this.channel.name, null);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  }

  /** What was issued since an earlier first day is sent too. */
  async change({ startsOn, sendsAbroad }: AccessTerms, actor: AuditActor): Promise<void> {
    const { name } = this.channel;
    await this.transactions.run(async () => {
      const before = await this.connections.find(name);
      if (!before?.startsOn) throw notConnectable();
      await this.connections.change(name, startsOn, sendsAbroad);
      const { startsOn: firstDay, sendsAbroad: wasAbroad } = before;
      await this.record(actor, { startsOn: firstDay, sendsAbroad: wasAbroad }, { startsOn, sendsAbroad });
      await this.queue.add(null);
    });
  }

  /** What was sent keeps its state; what waits is sent by nobody until the shop is connected again. */
  async disconnect(actor: AuditActor): Promise<void> {
    await this.tokens.revoke();
    await this.transactions.run(async () => {
      await this.connections.disconnect(this.channel.name);
      await this.transmissions.forgetUnsent(this.channel.name);
      await this.record(actor, { isConnected: true }, { isConnected: false });
    });
  }

  private record(actor: AuditActor, before: object, after: object): Promise<void> {
    const action = 'connection.updated';
    return this.audit.record(actor, {
      action,
      subject: 'connection',
      subjectId: this.channel.name,
      before,
      after,
    });
  }
}
