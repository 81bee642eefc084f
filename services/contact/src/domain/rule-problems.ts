import type { FieldProblem } from '@kp/commerce';
import { DEFAULT_LANGUAGE } from '@kp/i18n/languages';
import { createTranslator } from '@kp/i18n/create-translator';
import { loadMessages } from '@kp/i18n/load-messages';
import { InvalidInputError } from '@kp/platform/http';

const english = loadMessages(DEFAULT_LANGUAGE, ['common']).then((messages) =>
  createTranslator(DEFAULT_LANGUAGE, messages),
);

/**
 * Refuses a form that breaks its rules.
 * @throws InvalidInputError with the sentence that the form shows, in English, for each field
 */
export async function refuse(problems: readonly FieldProblem[]): Promise<void> {
  if (problems.length === 0) return;
  const { t } = await english;
  throw new InvalidInputError(
    problems.map(({ field, messageKey, values }) => ({ field, message: t(messageKey, { ...values }) })),
  );
}
