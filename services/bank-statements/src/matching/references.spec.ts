import { isMistypedIn, strengthOf } from './references';

describe('references to documents of series that an owner chose', () => {
  it.each([
    ['KPB-2026-1001', 'plata KPB-2026-1001 15.11.2026', 'full'],
    ['KPB-2026-1001', 'Rechnung kpb 2026/1001', 'full'],
    ['KPB-2026-1001', 'c/v factura seria KPB nr. 1001', 'short'],
    ['KPB-2026-1001', 'fact 1001', 'bare'],
    ['KPB-2026-1001', 'KPB-2026-10012', null],
    ['KPB-2026-1001', 'plata 21001', null],
    ['F-0042', 'factura F-0042', 'full'],
    ['F-0042', 'factura F 42', 'short'],
    ['F-0042', 'half 42', 'bare'],
    ['KP-B2-7', 'kpb2 7', 'full'],
    ['INV-2026-000490', 'INV2026000490 din 15.11', 'full'],
    ['INV-2026-000490', '000490', 'short'],
  ] as const)('%s in "%s": %s', (number, text, strength) => {
    expect(strengthOf(number, text)).toBe(strength);
  });

  it.each([
    ['KPB-2026-1001', 'KPB-2026-1010', true],
    ['KPB-2026-1001', 'KPB-2026-1001', false],
    ['KPB-1001', 'plata KPB 10001', true],
    ['KPB-1001', 'plata KPS 1010', false],
  ] as const)('%s is mistyped in "%s": %s', (number, text, isMistyped) => {
    expect(isMistypedIn(text, number)).toBe(isMistyped);
  });
});
