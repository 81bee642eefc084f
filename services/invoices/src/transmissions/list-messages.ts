import { Injectable } from '@nestjs/common';
import { TransmissionChannel } from './domain/transmission-channel';
import { AuthorityMessageRepository } from './persistence/authority-message.repository';
import { ConnectionRepository } from './persistence/connection.repository';

const HOUR_MS = 3_600_000;
/** Messages appear in the list later than they are dated. */
const OVERLAP_MS = 24 * HOUR_MS;
/** No list reaches back further. */
const FIRST_MS = 59 * 24 * HOUR_MS;

/** Keeps what others sent to the shop, and the answers of its buyers, once an hour. */
@Injectable()
export class ListMessages {
  constructor(
    private readonly channel: TransmissionChannel,
    private readonly connections: ConnectionRepository,
    private readonly messages: AuthorityMessageRepository,
  ) {}

  async run(now = new Date()): Promise<void> {
    const { name } = this.channel;
    const connection = await this.connections.find(name);
    const until = connection?.listedUntil?.getTime();
    if (until !== undefined && until > now.getTime() - HOUR_MS) return;
    const from = new Date(Math.max((until ?? 0) - OVERLAP_MS, now.getTime() - FIRST_MS));
    for (const kind of ['received', 'reply'] as const)
      for await (const page of this.channel.messages(kind, from, now)) await this.messages.keep(name, page);
    await this.connections.setListed(name, now);
  }
}
