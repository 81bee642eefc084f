import { Setting } from '@kp/platform/config';
import { IsEmail, IsOptional, MaxLength, MinLength } from 'class-validator';

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
    description: 'Password of the first administrator; without it no administrator is created.',
  })
  @IsOptional()
  @MinLength(6)
  @MaxLength(200)
  adminPassword?: string;
}
