import { deliveryCalendar } from './delivery-calendar';

const delivery = {
  orderNumber: 'ORD-2026-000041',
  title: 'KitchenPass: delivery of order ORD-2026-000041',
  location: 'Strada Lungă 12; etaj 2, 500035, Brașov',
  url: 'https://shop.example/order-status/42.signed',
  firstDay: '2026-12-30',
  lastDay: '2026-12-31',
};
const NOW = new Date('2026-12-28T10:05:00.123Z');

describe('the calendar entry of a delivery', () => {
  it('covers the whole days, the last one included, over the end of the year', () => {
    expect(deliveryCalendar(delivery, NOW).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//shop.example//Orders//EN',
      'BEGIN:VEVENT',
      'UID:ORD-2026-000041@shop.example',
      'DTSTAMP:20261228T100500Z',
      'DTSTART;VALUE=DATE:20261230',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:KitchenPass: delivery of order ORD-2026-000041',
      'LOCATION:Strada Lungă 12\\; etaj 2\\, 500035\\, Brașov',
      'URL:https://shop.example/order-status/42.signed',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has no place where none is known', () => {
    expect(deliveryCalendar({ ...delivery, location: undefined }, NOW)).not.toContain('LOCATION');
  });

  it('breaks long lines between characters, so that none is over 75 octets', () => {
    const title = `注文のお届け${'届'.repeat(60)}`;
    const lines = deliveryCalendar({ ...delivery, title }, NOW).split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.join('\n').replaceAll('\n ', '')).toContain(`SUMMARY:${title}\n`);
  });
});
