import { Injectable } from '@nestjs/common';
import type { RateSource } from '@kp/commerce/rate-sources';
import { ScheduledJob } from '@kp/platform/scheduler';
import { businessDay } from '../business-day';
import { parseRateFeed, rateOf } from '../exchange-rate-feed';
import { ExchangeRatesConfig } from '../exchange-rates.config';
import { RatesService } from '../rates.service';

export const REFRESH_EXCHANGE_RATES = 'settings.refresh-exchange-rates';

const TIMEOUT_MS = 10_000;
const MAX_FEED_LENGTH = 100_000;
/** A larger step within a day is taken for an error of the feed. */
const MAX_STEP = 0.2;
/** Banks publish no rates at weekends and over Easter. */
const MAX_AGE_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

@Injectable()
export class RefreshExchangeRates {
  constructor(
    private readonly config: ExchangeRatesConfig,
    private readonly rates: RatesService,
  ) {}

  /** After the rates of a day are published, at 13:00 in Bucharest and at 16:00 in Frankfurt. They apply from the next day on. */
  @ScheduledJob(REFRESH_EXCHANGE_RATES, '30 16 * * *')
  async refresh(): Promise<void> {
    const { feedUrl } = this.config;
    const pairs = this.rates.neededPairs();
    if (!feedUrl || pairs.length === 0) return;
    const feed = parseRateFeed(await download(feedUrl));
    const tomorrow = businessDay(new Date(Date.now() + DAY_MS));
    if (feed.day < businessDay(new Date(Date.now() - MAX_AGE_DAYS * DAY_MS)))
      throw new Error(`The newest exchange rates of the feed are of ${feed.day}.`);
    const known = await this.rates.listExchangeRates();
    for (const [base, quote] of pairs) {
      const rate = rateOf(base, quote, feed);
      if (!rate) throw new Error(`The feed has no rate from ${base} to ${quote}.`);
      const newest = known.find((row) => row.base === base && row.quote === quote);
      const isProved = newest?.source !== ('sample' satisfies RateSource);
      // A rate that an administrator has set for a later day is kept, and an unchanged one continues.
      if (newest && (newest.validFrom >= tomorrow || (isProved && newest.rate === rate))) continue;
      if (newest && Math.abs(Number(rate) / Number(newest.rate) - 1) > MAX_STEP)
        throw new Error(`The feed has ${rate} for ${base} to ${quote}, far from ${newest.rate}.`);
      await this.rates.addExchangeRate({ base, quote, validFrom: tomorrow, rate }, { bank: feed.bank });
    }
  }
}

async function download(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok || !response.body)
    throw new Error(`The feed of exchange rates answered ${response.status}.`);
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > MAX_FEED_LENGTH) throw new Error('The feed of exchange rates is too long.');
  }
  return text;
}
