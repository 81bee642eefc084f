import type {
  DeliveryMethodNameBody,
  DeliveryMethodResponse,
  SaveDeliveryMethodRequest,
} from '@kp/api-client/office';
import type { DeliveryMethodName } from '@kp/commerce/delivery-methods';
import { isDecimalAmount, minorToDecimal, parseMinor } from '@kp/commerce';
import { gramsOf } from '../../shared/weight';
import type { CostRow } from './cost-rows';

type Typed = 'name' | 'freeShippingThreshold' | 'minDays' | 'maxDays' | 'cutOff';

/** As the form has a way of delivery: numbers are texts while they are typed. */
export interface MethodValues
  extends Pick<SaveDeliveryMethodRequest, 'kind' | 'basis' | 'cutOffDays'>, Readonly<Record<Typed, string>> {
  /** 0 for the whole country. */
  readonly zoneId: number;
  readonly names: readonly DeliveryMethodName[];
  readonly rates: readonly CostRow[];
  readonly weekdays: number[];
}

export const NEW_METHOD: MethodValues = {
  kind: 'pickup',
  name: '',
  names: [],
  zoneId: 0,
  basis: 'weight',
  rates: [{ limit: '', cost: '0' }],
  freeShippingThreshold: '',
  minDays: '',
  maxDays: '',
  weekdays: [],
  cutOff: '16:00',
  cutOffDays: 1,
};

export function valuesOf(method: DeliveryMethodResponse): MethodValues {
  const { kind, name, names, zoneId, basis, rates, freeShippingThreshold, minDays, maxDays, ...van } = method;
  const limitOf = (upTo: number) => (basis === 'weight' ? String(upTo / 1000) : minorToDecimal(upTo));
  const { weekdays, cutOff, cutOffDays } = kind === 'van' ? van : NEW_METHOD;
  return {
    kind,
    name,
    names,
    zoneId: zoneId ?? 0,
    basis,
    rates: rates.map(({ upTo, cost }) => ({ limit: upTo === null ? '' : limitOf(upTo), cost })),
    freeShippingThreshold,
    minDays: String(minDays ?? ''),
    maxDays: String(maxDays ?? ''),
    weekdays: [...weekdays],
    cutOff,
    cutOffDays,
  };
}

const daysOf = (text: string) => (text.trim() === '' ? null : Number(text));

export function requestOf(values: MethodValues): SaveDeliveryMethodRequest {
  const { zoneId, names, basis, rates, freeShippingThreshold, minDays, maxDays } = values;
  const limitOf = (text: string) => {
    if (text.trim() === '') return null;
    if (basis === 'weight') return gramsOf(text);
    return isDecimalAmount(text.trim()) ? parseMinor(text.trim()) : NaN;
  };
  return {
    ...values,
    names: names.map(({ language, name }) => ({ language, name: name.trim() })) as DeliveryMethodNameBody[],
    zoneId: zoneId || null,
    rates: rates.map(({ limit, cost }) => ({ upTo: limitOf(limit), cost: cost.trim() })),
    freeShippingThreshold: freeShippingThreshold.trim(),
    minDays: daysOf(minDays),
    maxDays: daysOf(maxDays),
  };
}
