import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@kp/commerce';
import { MaxLength, MinLength } from 'class-validator';
import { EmailField } from './account-fields';

export class LoginRequest {
  /** In any case. */
  @EmailField()
  email: string;

  /** 6 to 200 characters. */
  @MaxLength(PASSWORD_MAX_LENGTH, { message: 'Password must be at most $constraint1 characters' })
  @MinLength(PASSWORD_MIN_LENGTH, { message: 'Password must be at least $constraint1 characters' })
  password: string;
}
