import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { FileStorage } from '@kp/platform/storage';
import {
  ChannelUnavailableError,
  QuotaUsedUpError,
  TransmissionChannel,
} from './domain/transmission-channel';
import { inLanes } from './in-lanes';
import { TransmissionRepository, type UnsealedTransmission } from './persistence/transmission.repository';

const LANES = 8;
/** Doubled with every answer that it is in work. */
const POLL_SECONDS = 30;
const POLL_SECONDS_MAX = 3600;
const TRY_AGAIN_SECONDS = 600;

/** Asks what became of the documents that were sent, and keeps the sealed answers. */
@Injectable()
export class FollowDocuments {
  private readonly logger = new Logger(FollowDocuments.name);

  constructor(
    private readonly channel: TransmissionChannel,
    private readonly transmissions: TransmissionRepository,
    private readonly storage: FileStorage,
  ) {}

  /** @returns how many were asked about @throws ChannelUnavailableError */
  async poll(limit: number): Promise<number> {
    const due = await this.transmissions.listSent(this.channel.name, limit);
    await inLanes(due, LANES, async ({ id, uploadId, polls }) => {
      const later = (reason: string | null, seconds: number) =>
        this.transmissions.stillProcessing(id, seconds, reason);
      try {
        const outcome = await this.channel.status(uploadId);
        if (outcome.kind === 'accepted' || outcome.kind === 'rejected')
          return await this.transmissions.answered(id, outcome.kind, outcome.downloadId);
        if (outcome.kind === 'unreadable') return await this.transmissions.refused(id, outcome.problems);
        if (outcome.kind === 'missing')
          return await this.transmissions.missing(id, 'The tax office does not know the upload');
        if (outcome.kind === 'later') return await later(outcome.reason, POLL_SECONDS_MAX);
        await later(null, Math.min(POLL_SECONDS * 2 ** Math.min(polls, 10), POLL_SECONDS_MAX));
      } catch (error) {
        await later((error as Error).message, secondsAfter(error));
        if (error instanceof ChannelUnavailableError) throw error;
      }
    });
    return due.length;
  }

  /** @returns how many were fetched @throws ChannelUnavailableError */
  async seal(limit: number): Promise<number> {
    const due = await this.transmissions.listUnsealed(this.channel.name, limit);
    await inLanes(due, LANES, async (transmission) => {
      try {
        await this.keep(transmission);
      } catch (error) {
        await this.transmissions.deferSeal(transmission.id, secondsAfter(error), (error as Error).message);
        if (error instanceof ChannelUnavailableError) throw error;
      }
    });
    return due.length;
  }

  /** The file is there before its row says so. What is sealed must be what was sent. */
  private async keep({
    id,
    downloadId,
    state,
    documentHash,
    number,
    month,
  }: UnsealedTransmission): Promise<void> {
    const { file, document, problems } = await this.channel.download(downloadId);
    const name = `${this.channel.name}/${month}/${number}-${downloadId}.zip`;
    await this.storage.put(name, file);
    const isOther = state === 'accepted' && !(document && sha256(document).equals(documentHash));
    const note = isOther ? 'The sealed document is not the one that was sent' : null;
    if (note) this.logger.error({ msg: note, number, downloadId });
    await this.transmissions.sealed(id, { file: name, hash: sha256(file), problems, note });
  }
}

function secondsAfter(error: unknown): number {
  if (!(error instanceof QuotaUsedUpError)) return TRY_AGAIN_SECONDS;
  return Math.max(TRY_AGAIN_SECONDS, Math.ceil((error.until.getTime() - Date.now()) / 1000));
}

const sha256 = (content: Buffer): Buffer => createHash('sha256').update(content).digest();
