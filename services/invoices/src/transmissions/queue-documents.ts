import { Injectable } from '@nestjs/common';
import { isoDay } from '@kp/commerce/working-days';
import { businessDay, SettingsService } from '@kp/settings';
import { ChannelUnavailableError, TransmissionChannel } from './domain/transmission-channel';
import { TransmissionRepository } from './persistence/transmission.repository';

const DAY_MS = 86_400_000;
/** What is older is past its deadline by weeks, and no list of an authority reaches back further. */
const DAYS_BACK = 60;

/** Puts documents into the outbox of the channel, each once. Without a connection nothing is put there. */
@Injectable()
export class QueueDocuments {
  constructor(
    private readonly channel: TransmissionChannel,
    private readonly transmissions: TransmissionRepository,
    private readonly settings: SettingsService,
  ) {}

  /** @param number null: every document since the first day that the owner wants sent */
  async add(number: string | null): Promise<void> {
    if (!(await this.settings.findSeller())) return;
    const today = Date.parse(businessDay(new Date()));
    const days = Array.from({ length: DAYS_BACK }, (_, index) => isoDay(today - index * DAY_MS));
    const withDeadlines = days.map((day) => ({ day, ...this.channel.daysOf(day) }));
    try {
      const sellerNumber = await this.channel.sellerNumber();
      await this.transmissions.enqueue(this.channel.name, withDeadlines, sellerNumber, number);
    } catch (error) {
      if (!(error instanceof ChannelUnavailableError)) throw error;
    }
  }
}
