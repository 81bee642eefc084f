import { Injectable } from '@nestjs/common';
import { FileStorage } from '@kp/platform/storage';
import { TransmissionChannel } from './domain/transmission-channel';
import { messageNotFound } from './domain/transmission.errors';
import { AuthorityMessageRepository } from './persistence/authority-message.repository';
import { TransmissionViews } from './persistence/transmission-views';

/** Archives of the authority: the seals of the shop's documents, and what others sent. */
@Injectable()
export class AuthorityFiles {
  constructor(
    private readonly storage: FileStorage,
    private readonly channel: TransmissionChannel,
    private readonly transmissions: TransmissionViews,
    private readonly messages: AuthorityMessageRepository,
  ) {}

  /** @throws DomainError INVOICES.MESSAGE_NOT_FOUND */
  async seal(number: string): Promise<Buffer> {
    const name = await this.transmissions.sealOf(number);
    const file = name && (await this.storage.get(name));
    if (!file) throw messageNotFound();
    return file;
  }

  /** Fetched once, then kept. @throws DomainError INVOICES.MESSAGE_NOT_FOUND */
  async message(id: string): Promise<Buffer> {
    const channel = this.channel.name;
    const message = await this.messages.find(channel, id);
    if (!message) throw messageNotFound();
    const kept = message.file && (await this.storage.get(message.file));
    if (kept) return kept;
    const { file } = await this.channel.download(id);
    const name = `${channel}/${message.month}/received-${id}.zip`;
    await this.storage.put(name, file);
    await this.messages.keepFile(channel, id, name);
    return file;
  }
}
