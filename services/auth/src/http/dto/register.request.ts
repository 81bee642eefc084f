import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PERSON_NAME_MAX_LENGTH } from '@kp/commerce';
import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import { OptionalField, Trimmed } from '@kp/platform/http';
import { IsIn, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { EmailField, PRINTABLE } from './account-fields';

/** A new customer account. The rules of a field are checked from the bottom up. */
export class RegisterRequest {
  /** 1 to 100 characters. */
  @Matches(PRINTABLE, { message: 'First name contains characters that cannot be shown' })
  @MaxLength(PERSON_NAME_MAX_LENGTH, { message: 'First name must be at most $constraint1 characters' })
  @MinLength(1, { message: 'First name is required' })
  @IsString({ message: 'First name is required' })
  @Trimmed()
  firstName: string;

  /** 1 to 100 characters. */
  @Matches(PRINTABLE, { message: 'Last name contains characters that cannot be shown' })
  @MaxLength(PERSON_NAME_MAX_LENGTH, { message: 'Last name must be at most $constraint1 characters' })
  @MinLength(1, { message: 'Last name is required' })
  @IsString({ message: 'Last name is required' })
  @Trimmed()
  lastName: string;

  /** At most 254 characters; unique whatever the case. */
  @EmailField()
  email: string;

  /** 6 to 200 characters. */
  @MaxLength(PASSWORD_MAX_LENGTH, { message: 'Password must be at most $constraint1 characters' })
  @MinLength(PASSWORD_MIN_LENGTH, { message: 'Password must be at least $constraint1 characters' })
  password: string;

  /** Language of the customer's mails; English when absent. */
  @IsIn(LANGUAGE_CODES, { message: 'Unknown language' })
  @OptionalField()
  language?: LanguageCode;
}
