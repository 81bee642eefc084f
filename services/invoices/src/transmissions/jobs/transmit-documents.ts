import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { ScheduledJob } from '@kp/platform/scheduler';
import { businessDay } from '@kp/settings';
import { TRANSMISSIONS_LATE, type TransmissionsLate } from '../../events';
import { CallBudget } from '../call-budget';
import { ChannelUnavailableError, TransmissionChannel } from '../domain/transmission-channel';
import { FindLostDocuments } from '../find-lost-documents';
import { FollowDocuments } from '../follow-documents';
import { ListMessages } from '../list-messages';
import { ConnectionRepository } from '../persistence/connection.repository';
import { TransmissionRepository } from '../persistence/transmission.repository';
import { SendDocuments } from '../send-documents';

/** Of each kind in a round, so that the first of a long queue are accepted while the last are sent. */
const ROUND = 100;

/** One worker at a time speaks with the authority; what one leaves in the middle, the next one finds by its rows. */
@Injectable()
export class TransmitDocuments implements BeforeApplicationShutdown {
  private readonly logger = new Logger(TransmitDocuments.name);
  private isStopping = false;

  constructor(
    private readonly channel: TransmissionChannel,
    private readonly connections: ConnectionRepository,
    private readonly transmissions: TransmissionRepository,
    private readonly sending: SendDocuments,
    private readonly following: FollowDocuments,
    private readonly lost: FindLostDocuments,
    private readonly messages: ListMessages,
    private readonly budget: CallBudget,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** A worker that ends waits for its jobs, and a long queue takes an hour. */
  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }

  @ScheduledJob('invoices.transmit-documents', '* * * * *')
  async run(): Promise<void> {
    const connection = await this.connections.find(this.channel.name);
    if (connection?.state !== 'connected') return;
    try {
      await this.orLater(() => this.lost.run());
      while (!this.isStopping && (await this.round()) > 0);
      await this.orLater(() => this.messages.run());
      await this.connections.setProblem(this.channel.name, null);
    } catch (error) {
      if (!(error instanceof ChannelUnavailableError)) throw error;
      this.logger.warn(error.message);
      await this.connections.setProblem(this.channel.name, error.message);
    } finally {
      await this.budget.purge();
    }
  }

  /** A list that fails keeps nobody from sending. */
  private async orLater(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => {
      if (error instanceof ChannelUnavailableError) throw error;
      this.logger.warn({ msg: 'The messages of the authority are listed later', err: error });
    });
  }

  private async round(): Promise<number> {
    const sent = await this.sending.run(ROUND);
    const asked = await this.following.poll(ROUND);
    return sent + asked + (await this.following.seal(ROUND));
  }

  /** In the morning, once for each document. */
  @ScheduledJob('invoices.warn-of-late-documents', '0 6 * * *')
  async warn(): Promise<void> {
    const channel = this.channel.name;
    const day = businessDay(new Date());
    const connection = await this.connections.find(channel);
    if (!connection || connection.state === 'asked') return;
    await this.transactions.run(async () => {
      const deadlines = await this.transmissions.warn(channel, day);
      const [deadline] = deadlines;
      if (deadline === undefined) return;
      const event: TransmissionsLate = { channel, day, documents: deadlines.length, deadline };
      await this.outbox.record(TRANSMISSIONS_LATE, event);
    });
  }
}
