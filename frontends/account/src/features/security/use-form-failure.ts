import { isUnexplained, useRequestFailure } from '@kp/client';
import type { FormInstance } from '@kp/ui/forms';
import { useCallback } from 'react';
import { useWaitText } from '../../shared/password/wait-text';

interface FailedForm<Values extends object> {
  readonly form: FormInstance<Values>;
  readonly title: string;
  /** For a failure without an explanation of the server. */
  readonly text?: string;
  readonly fields: readonly (keyof Values & string)[];
}

/** Shows a failed request at the fields it names, and how long to wait after too many attempts. */
export function useFormFailure(): <Values extends object>(error: unknown, at: FailedForm<Values>) => void {
  const failure = useRequestFailure();
  const waitText = useWaitText();
  return useCallback(
    (error, { form, title, text, fields }) => {
      const placed = failure.show(error, {
        title,
        fields,
        text: waitText(error) ?? (isUnexplained(error) ? text : undefined),
      });
      const named = Object.entries<string | undefined>(placed.fields);
      form.setFields(
        named.map(([name, message]) => ({ name: name as never, errors: message ? [message] : [] })),
      );
      const [first] = named;
      if (first) form.focusField(first[0] as never);
    },
    [failure, waitText],
  );
}
