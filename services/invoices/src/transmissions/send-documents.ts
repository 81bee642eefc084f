import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@kp/platform/http';
import { InvoicesService } from '../invoices.service';
import { InvoiceRepository } from '../persistence/invoice.repository';
import { ChannelUnavailableError, TransmissionChannel } from './domain/transmission-channel';
import { inLanes } from './in-lanes';
import { TransmissionRepository } from './persistence/transmission.repository';

const LANES = 8;
const FIRST_POLL_SECONDS = 20;
const TRY_AGAIN_SECONDS = 300;
/** A list is never complete at once. */
const LOOK_SECONDS = 60;

/** Uploads what waits. The row says that the call begins before it does, so a lost answer is known as one. */
@Injectable()
export class SendDocuments {
  constructor(
    private readonly channel: TransmissionChannel,
    private readonly transmissions: TransmissionRepository,
    private readonly repository: InvoiceRepository,
    private readonly invoices: InvoicesService,
  ) {}

  /** @returns how many were tried @throws ChannelUnavailableError */
  async run(limit: number): Promise<number> {
    const due = await this.transmissions.listToSend(this.channel.name, limit);
    await inLanes(due, LANES, ({ id, invoiceId }) => this.send(id, invoiceId));
    return due.length;
  }

  private async send(id: number, invoiceId: number): Promise<void> {
    const invoice = (await this.repository.findById(invoiceId))!;
    const xml = await this.xmlOf(id, () => this.invoices.getXml(invoice));
    if (xml === null) return;
    const { mapping } = this.channel;
    const recipient = this.channel.recipientOf(invoice.buyer);
    const begun = await this.transmissions.begin(id, { mapping, xml, hash: hashOf(xml), recipient });
    if (!begun) return;
    const { attempts, document } = begun;
    try {
      const outcome = await this.channel.upload(this.channel.documentOf(invoice, document));
      if (outcome.kind === 'taken')
        return await this.transmissions.taken(id, attempts, outcome.uploadId, FIRST_POLL_SECONDS);
      if (outcome.kind === 'refused') return await this.transmissions.refused(id, outcome.problems);
      if (outcome.kind === 'notTaken')
        return await this.transmissions.notTaken(id, attempts, outcome.reason, TRY_AGAIN_SECONDS);
      await this.transmissions.unknown(id, attempts, outcome.reason, LOOK_SECONDS);
    } catch (error) {
      if (error instanceof ChannelUnavailableError)
        await this.transmissions.notTaken(id, attempts, error.message, TRY_AGAIN_SECONDS);
      throw error;
    }
  }

  /** A document that cannot be made is refused by us: its invoice never changes, so only a new one helps. */
  private async xmlOf(id: number, make: () => Promise<string>): Promise<string | null> {
    try {
      return await make();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { missing = [] } = Object(error.details) as { missing?: string[] };
      const problems = missing.map((field) => ({ rule: 'MISSING', text: field }));
      await this.transmissions.refused(id, problems);
      return null;
    }
  }
}

const hashOf = (xml: string): Buffer => createHash('sha256').update(xml).digest();
