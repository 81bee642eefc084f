import type { ReadinessCheckResponse } from '@kp/api-client/office';
import type { ReadinessCheckName } from '@kp/commerce/setup-marks';

/** The steps of the assistant, in their order; `check` says whether one is done. */
export const SETUP_STEPS = [
  { key: 'country' },
  { key: 'company', check: 'company' },
  { key: 'brand', check: 'brand' },
  { key: 'taxes', check: 'taxes' },
  { key: 'delivery', check: 'shipping' },
  { key: 'payments', check: 'payments' },
  { key: 'mail', check: 'mail' },
  { key: 'products', check: 'product' },
  { key: 'legal', check: 'terms' },
] as const satisfies readonly { readonly key: string; readonly check?: ReadinessCheckName }[];

export type SetupStep = (typeof SETUP_STEPS)[number];

type Check = Pick<ReadinessCheckResponse, 'name' | 'isDone'>;

export const isStepDone = (step: SetupStep, checks: readonly Check[]): boolean =>
  'check' in step && checks.some(({ name, isDone }) => name === step.check && isDone);

/** The step of the address; without one the first, and for who comes back the next one that is open. */
export function stepOf(parameters: URLSearchParams, checks: readonly Check[]): SetupStep {
  const named = SETUP_STEPS.find(({ key }) => key === parameters.get('step'));
  const isBegun = SETUP_STEPS.some((step) => isStepDone(step, checks));
  const open = SETUP_STEPS.find((step) => 'check' in step && !isStepDone(step, checks));
  return named ?? ((isBegun && open) || SETUP_STEPS[0]);
}
