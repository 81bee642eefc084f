import { cleanSingleLine } from './clean-text';
import type { FieldRule } from './field-rules';
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

const MAX_TEMPLATE_LENGTH = 500;
const PROBLEM = {
  messageKey: 'validation.trackingUrlTemplateInvalid',
  values: { placeholder: '{awb}' },
} as const;
const PLACEHOLDER = /\{([^{}]*)\}/g;

/** For `ShippingSettings.trackingUrlTemplate`: empty, or an https address with `{awb}` and perhaps `{courier}`. */
export const trackingUrlTemplateRule: FieldRule = (value) => {
  const template = cleanSingleLine(value);
  const isValid = template === '' || (template.length <= MAX_TEMPLATE_LENGTH && isTemplate(template));
  return isValid ? null : PROBLEM;
};

/** @param template an address for the parcels of every courier; empty for the pages of the couriers */
export function trackingUrl(awbNumber: string, courier: string | null, template = ''): string {
  if (template) return filledIn(template, { awb: awbNumber.trim(), courier: (courier ?? '').trim() });
  const folded = foldText(courier ?? '').replace(/\s/g, '');
  const known = COURIERS.find(({ pattern }) => pattern.test(folded));
  return `${known?.url ?? ANY_COURIER_URL}${encodeURIComponent(awbNumber.trim())}`;
}

function filledIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(PLACEHOLDER, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** A number must not decide to which host the link leads. */
function isTemplate(template: string): boolean {
  const names = [...template.matchAll(PLACEHOLDER)].map(([, name]) => name);
  if (!names.includes('awb') || names.some((name) => name !== 'awb' && name !== 'courier')) return false;
  const [one, other] = ['1', '2'].map((value) =>
    URL.parse(filledIn(template, { awb: value, courier: value })),
  );
  return one?.protocol === 'https:' && one.username === '' && one.host === other?.host;
}
