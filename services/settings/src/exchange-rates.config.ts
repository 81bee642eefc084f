import { Setting } from '@kp/platform/config';
import { IsOptional, IsUrl } from 'class-validator';

export class ExchangeRatesConfig {
  @Setting({
    name: 'EXCHANGE_RATE_FEED_URL',
    description:
      'Daily exchange rates in the XML of the National Bank of Romania (https://www.bnr.ro/nbrfxrates.xml) or of the European Central Bank (https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml); without it rates change by hand only.',
    kept: { group: 'exchange-rates', secrecy: 'open' },
  })
  @IsOptional()
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  feedUrl?: string;
}
