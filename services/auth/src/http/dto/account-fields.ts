import { applyDecorators } from '@nestjs/common';
import { EMAIL_MAX_LENGTH, isEmail, normalizeEmail } from '@kp/commerce';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

/** An e-mail by the rule that browser and server share, in the form in which it is stored and compared. */
export const EmailField = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizeEmail(value) : value)),
    ValidateBy({
      name: 'isEmail',
      constraints: [EMAIL_MAX_LENGTH],
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isEmail(value),
        defaultMessage: () => 'Invalid email address',
      },
    }),
  );

/** Printable text: PostgreSQL stores no NUL, and a line break in a name could forge a mail header. */
export const PRINTABLE = /^\P{Cc}*$/u;
