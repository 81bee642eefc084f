import { Setting } from '@kp/platform/config';
import { isAdminPassword } from '@kp/commerce/admin-password';
import { IsBoolean, IsEmail, IsOptional, MaxLength, ValidateBy } from 'class-validator';

export class AuthConfig {
  @Setting({
    name: 'ADMIN_EMAIL',
    default: 'admin@kitchenpass.example',
    description: 'E-mail of the first administrator.',
  })
  @IsEmail()
  adminEmail: string;

  @Setting({
    name: 'ADMIN_PASSWORD',
    description:
      'Password of the first administrator: at least 10 characters and not a common one. Without it no administrator is created.',
  })
  @IsOptional()
  @ValidateBy({
    name: 'adminPassword',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isAdminPassword(value),
      defaultMessage: () => '$property must have at least 10 characters and not be a common password',
    },
  })
  @MaxLength(200)
  adminPassword?: string;

  @Setting({
    name: 'ADMIN_SECOND_FACTOR_REQUIRED',
    default: 'false',
    description: 'true: the back office opens to administrators with two-step verification only.',
  })
  @IsBoolean()
  adminSecondFactorRequired: boolean;
}
