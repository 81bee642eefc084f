import { isBlank } from '@kp/commerce';
import { Input, RulesField } from '@kp/ui/forms';

interface CodeFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly hasFocus?: boolean;
  /** Recovery codes have letters, for which a keyboard of digits lacks the keys. */
  readonly isNumeric?: boolean;
}

const MAX_LENGTH = 40;

export function CodeField({ label, hint, hasFocus, isNumeric }: CodeFieldProps) {
  return (
    <RulesField name="code" label={label} required extra={hint}>
      <Input
        autoComplete="one-time-code"
        inputMode={isNumeric ? 'numeric' : 'text'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        dir="ltr"
        autoFocus={hasFocus}
      />
    </RulesField>
  );
}

/** Whether a code is right, the server alone can say. */
export const validateCode = ({ code }: { readonly code: string }) =>
  isBlank(code) ? [{ field: 'code', messageKey: 'validation.codeInvalid' as const }] : [];
