import { type FieldRule, normalizeEmail, typedEmail } from '@kp/commerce';
import { ValidatesWith } from '@kp/platform/http';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';

/** The rule that the form of the browser shows too; what is no text is judged as an empty one. */
export const FormField = <Form>(rule: FieldRule<string, Form>) =>
  ValidatesWith((value: unknown, form: Form) => rule(typeof value === 'string' ? value : '', form));

const emailField =
  (convert: (email: string) => string) =>
  <Form>(rule: FieldRule<string, Form>) =>
    applyDecorators(
      Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? convert(value) : value)),
      FormField(rule),
    );

/** Normalized as it is stored and compared. */
export const EmailField = emailField(normalizeEmail);

/** Of an account that may be older than the normalization. */
export const KnownEmailField = emailField(typedEmail);
