import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { ChannelUnavailableError, TransmissionChannel } from './domain/transmission-channel';
import { inLanes } from './in-lanes';
import { AuthorityMessageRepository, type UnknownMessage } from './persistence/authority-message.repository';
import { type LostTransmission, TransmissionRepository } from './persistence/transmission.repository';

const LANES = 4;
const BATCH_SIZE = 1000;
/** The list has minutes, and clocks differ. */
const BEFORE_MS = 3_600_000;
/** What is not listed a day after the call was not taken: five working days leave time to be sure. */
const REPEAT_AFTER_HOURS = 24;

/**
 * Looks for documents whose upload had no answer in the authority's list before they may be sent again. The list has no
 * number of an invoice, so what was listed since, for the same recipient and by no upload that is known, is downloaded
 * and its bytes are compared.
 */
@Injectable()
export class FindLostDocuments {
  private readonly logger = new Logger(FindLostDocuments.name);

  constructor(
    private readonly channel: TransmissionChannel,
    private readonly transmissions: TransmissionRepository,
    private readonly messages: AuthorityMessageRepository,
  ) {}

  /** @throws ChannelUnavailableError */
  async run(): Promise<void> {
    const lost = await this.transmissions.listLost(this.channel.name, BATCH_SIZE);
    const [first] = lost;
    if (!first) return;
    const since = new Date(first.calledAt.getTime() - BEFORE_MS);
    const listedAt = new Date();
    for await (const page of this.channel.messages('sent', since, listedAt))
      await this.messages.keep(this.channel.name, page);
    const isRead = await this.readCandidates(lost, since);
    // Without all of them nothing proves that a document is not among them.
    if (!isRead) return;
    await this.transmissions.lookAgain(
      lost.map(({ id }) => id),
      REPEAT_AFTER_HOURS,
      listedAt,
    );
  }

  private async readCandidates(lost: readonly LostTransmission[], since: Date): Promise<boolean> {
    const recipients = new Set(lost.map(({ recipient }) => recipient));
    const unknown = await this.messages.listUnknown(this.channel.name, since);
    const isAny = recipients.has(null);
    const candidates = unknown.filter(
      ({ recipient }) => isAny || recipient === null || recipients.has(this.channel.numberOf(recipient)),
    );
    let isRead = true;
    await inLanes(candidates, LANES, async (message) => {
      try {
        await this.compare(message);
      } catch (error) {
        if (error instanceof ChannelUnavailableError) throw error;
        isRead = false;
        this.logger.warn({ msg: 'A message of the tax office waits', id: message.id, err: error });
      }
    });
    return isRead;
  }

  private async compare({ id, requestId }: UnknownMessage): Promise<void> {
    const { document } = await this.channel.download(id);
    const hash = createHash('sha256')
      .update(document ?? '')
      .digest();
    await this.transmissions.found(this.channel.name, hash, requestId, id);
    await this.messages.lookedInto(this.channel.name, id, hash);
  }
}
