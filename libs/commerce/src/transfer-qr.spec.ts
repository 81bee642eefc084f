import { transferQrText } from './transfer-qr';

const TRANSFER = {
  holder: 'Bistro Supplies SRL',
  iban: 'RO49AAAA1B31007593840000',
  amountMinor: 123_405,
  currency: 'EUR',
  reference: 'ORD-2026-000123',
} as const;

describe('the QR code of a transfer', () => {
  it('has the lines of EPC069-12', () => {
    expect(transferQrText(TRANSFER)?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Bistro Supplies SRL',
      'RO49AAAA1B31007593840000',
      'EUR1234.05',
      '',
      '',
      'ORD-2026-000123',
    ]);
  });

  it.each([
    ['another currency', { currency: 'RON' as const }],
    ['nothing to pay', { amountMinor: 0 }],
    ['more than it can state', { amountMinor: 100_000_000_000 }],
  ])('is not made for %s', (_case, changes) => {
    expect(transferQrText({ ...TRANSFER, ...changes })).toBeNull();
  });
});
