import { foldText } from './slug';

interface Courier {
  readonly name: string;
  /** Matches the folded name without spaces. */
  readonly pattern: RegExp;
  readonly address: string;
}

const KNOWN: readonly Courier[] = [
  { name: 'Fan Courier', pattern: /^fan/, address: 'https://www.fancourier.ro/awb-tracking/?tracking=' },
  { name: 'Sameday', pattern: /^sameday/, address: 'https://sameday.ro/#awb=' },
  {
    name: 'Cargus',
    pattern: /cargus/,
    address: 'https://www.cargus.ro/personal/urmareste-coletul/?tracking_number=',
  },
  { name: 'DPD', pattern: /^dpd/, address: 'https://tracking.dpd.ro/?shipmentNumber=' },
  {
    name: 'DHL',
    pattern: /^dhl/,
    address: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  },
  { name: 'UPS', pattern: /^ups/, address: 'https://www.ups.com/track?tracknum=' },
];

/** Finds parcels of any courier by their number. */
const ANY_COURIER = 'https://t.17track.net/en#nums=';

export const COURIER_NAMES: readonly string[] = KNOWN.map(({ name }) => name);

export function trackingAddress(awbNumber: string, courier?: string | null): string {
  const folded = foldText(courier ?? '').replace(/\s/g, '');
  const known = KNOWN.find(({ pattern }) => pattern.test(folded));
  return `${known?.address ?? ANY_COURIER}${encodeURIComponent(awbNumber.trim())}`;
}
