import { Setting } from '@kp/platform/config';
import { IsBoolean, IsOptional, Matches, MinLength } from 'class-validator';

export class MailConfig {
  @Setting({
    name: 'MAIL_URL',
    description: 'smtp:// or smtps:// address; when absent mails are kept in the database.',
    kept: { group: 'mail', secrecy: 'password' },
  })
  @IsOptional()
  @Matches(/^smtps?:\/\//, { message: '$property must be an smtp:// or smtps:// address' })
  url?: string;

  @Setting({
    name: 'MAIL_FROM',
    description:
      'Sender of every mail until an administrator saves another one, as "Name <email>"; without a name, that of the shop. When absent, the email of the company.',
  })
  @IsOptional()
  @MinLength(3)
  from?: string;

  @Setting({
    name: 'EMBEDDED',
    default: 'false',
    description:
      'Set by `npm start`: PostgreSQL and Redis run beside the shop and mails are shown at /dev/mail (to administrators only, unless HOST and PUBLIC_URL are local).',
  })
  @IsBoolean()
  embedded: boolean;
}
