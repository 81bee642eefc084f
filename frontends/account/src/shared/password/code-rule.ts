import { isBlank } from '@kp/commerce';

/** Whether a code is right, the server alone can say. */
export const validateCode = ({ code }: { readonly code: string }) =>
  isBlank(code) ? [{ field: 'code', messageKey: 'validation.codeInvalid' as const }] : [];
