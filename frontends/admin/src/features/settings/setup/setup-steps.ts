import type { ReadinessCheckName } from '@kp/commerce/setup-marks';

/** The steps of the assistant, in their order; `check` says whether one is done. */
export const SETUP_STEPS = [
  { key: 'country' },
  { key: 'company', check: 'company' },
  { key: 'brand' },
  { key: 'taxes', check: 'taxes' },
  { key: 'delivery', check: 'shipping' },
  { key: 'payments', check: 'payments' },
  { key: 'mail', check: 'mail' },
  { key: 'products', check: 'product' },
  { key: 'legal', check: 'terms' },
] as const satisfies readonly { readonly key: string; readonly check?: ReadinessCheckName }[];

export type SetupStep = (typeof SETUP_STEPS)[number];

/** The first one for an unknown step. */
export const stepOf = (parameters: URLSearchParams): SetupStep =>
  SETUP_STEPS.find(({ key }) => key === parameters.get('step')) ?? SETUP_STEPS[0];
