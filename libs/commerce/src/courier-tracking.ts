import { foldText } from './slug';

interface Courier {
  readonly name: string;
  /** Matches the folded name without spaces. */
  readonly pattern: RegExp;
  readonly url: string;
}

const COURIERS: readonly Courier[] = [
  { name: 'Fan Courier', pattern: /^fan/, url: 'https://www.fancourier.ro/awb-tracking/?tracking=' },
  { name: 'Sameday', pattern: /^sameday/, url: 'https://sameday.ro/#awb=' },
  {
    name: 'Cargus',
    pattern: /cargus/,
    url: 'https://www.cargus.ro/personal/urmareste-coletul/?tracking_number=',
  },
  { name: 'DPD', pattern: /^dpd/, url: 'https://tracking.dpd.ro/?shipmentNumber=' },
  {
    name: 'DHL',
    pattern: /^dhl/,
    url: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  },
  { name: 'UPS', pattern: /^ups/, url: 'https://www.ups.com/track?tracknum=' },
];

/** Finds parcels of any courier by their number. */
const ANY_COURIER_URL = 'https://t.17track.net/en#nums=';

export const COURIER_NAMES: readonly string[] = COURIERS.map(({ name }) => name);

export function trackingUrl(awbNumber: string, courier?: string | null): string {
  const folded = foldText(courier ?? '').replace(/\s/g, '');
  const known = COURIERS.find(({ pattern }) => pattern.test(folded));
  return `${known?.url ?? ANY_COURIER_URL}${encodeURIComponent(awbNumber.trim())}`;
}
