import { UrlRedaction } from '@kp/platform/logging';
import { cspViolations } from './csp-reports.controller';

const TOKEN = '42.kQ0mYy3hZp8Xw2cV5bN7fT1rL9dJ6gS4aE0uI3oP8xC';
const urls = new UrlRedaction(['order-status']);
const PAGE = `https://shop.example/order-status/${TOKEN}`;

describe('a report about the content security policy', () => {
  it.each<[string, unknown]>([
    [
      'report-uri',
      {
        'csp-report': {
          'document-uri': PAGE,
          referrer: PAGE,
          'blocked-uri': 'inline',
          'effective-directive': 'style-src-elem',
          'source-file': `https://shop.example/checkout?paypal=${TOKEN}`,
          'line-number': 7,
          'script-sample': TOKEN,
        },
      },
    ],
    [
      'report-to',
      [
        {
          type: 'csp-violation',
          url: PAGE,
          body: {
            documentURL: PAGE,
            referrer: PAGE,
            blockedURL: 'inline',
            effectiveDirective: 'style-src-elem',
            sourceFile: `https://shop.example/checkout?paypal=${TOKEN}`,
            lineNumber: 7,
            sample: TOKEN,
          },
        },
      ],
    ],
  ])('keeps what names the cause, and no secret of the customer: %s', (_format, report) => {
    expect(cspViolations(report, urls)).toEqual([
      {
        directive: 'style-src-elem',
        blocked: 'inline',
        page: 'https://shop.example/order-status/***',
        source: 'https://shop.example/checkout?paypal=***',
        line: 7,
      },
    ]);
  });

  it.each([[null], ['x'], [[]], [[null, 7]], [{ 'csp-report': 'x' }], [{ body: { documentURL: {} } }]])(
    'may be anything: %j',
    (report) => {
      const told = cspViolations(report, urls).map((violation) => JSON.stringify(violation));
      expect(told.filter((violation) => violation !== '{}')).toEqual([]);
    },
  );
});
