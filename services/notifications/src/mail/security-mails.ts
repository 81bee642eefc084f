import type { AccountSecurityChanged, MailRecipient, PasswordResetLink, SecurityChange } from '@kp/auth';
import { formatNumber, type LanguageCode } from '@kp/i18n';
import type { MailContent } from '../domain/mail';
import { letter, buttonBlock, paragraph } from './letter';
import { mailTranslator, type ShopContact } from './mail-template';
import { greetingOf } from './order-mail';

const RESET_KIND = 'password-reset';
/** Anybody can request a link for anybody's email. */
const RESET_CAP = { kinds: [RESET_KIND], maxPerDay: 10 };

interface SecurityMail {
  kind: string;
  cap?: MailContent['cap'];
  linkHash?: Buffer;
  subject: string;
  paragraphs: readonly string[];
  button: { label: string; path: string };
}

const TEXTS = {
  'password-changed': 'passwordChanged',
  'password-reset': 'passwordReset',
  'second-factor-on': 'secondFactorOn',
  'second-factor-off': 'secondFactorOff',
  'recovery-code-used': 'recoveryCodeUsed',
  'recovery-codes-replaced': 'recoveryCodesReplaced',
} as const satisfies Record<SecurityChange, string>;

export async function passwordResetMail(link: PasswordResetLink, shop: ShopContact): Promise<MailContent> {
  const language = link.language as LanguageCode;
  const { t } = await mailTranslator(language);
  return securityMail(link, shop, {
    kind: RESET_KIND,
    cap: RESET_CAP,
    linkHash: link.tokenHash,
    subject: t('mail:passwordResetLink.subject'),
    paragraphs: [
      t('mail:passwordResetLink.intro'),
      t('mail:passwordResetLink.valid', { minutes: formatNumber(link.validMinutes, language) }),
      t('mail:passwordResetLink.ignore'),
    ],
    button: { label: t('mail:passwordResetLink.button'), path: `/reset-password?token=${link.token}` },
  });
}

/** Links of this mail work for longer: it is answered by somebody who did not ask for it. */
export async function staffInvitation(link: PasswordResetLink, shop: ShopContact): Promise<MailContent> {
  const language = link.language as LanguageCode;
  const { t } = await mailTranslator(language);
  return securityMail(link, shop, {
    kind: 'staff-invitation',
    linkHash: link.tokenHash,
    subject: t('mail:staffInvitation.subject'),
    paragraphs: [
      t('mail:staffInvitation.intro'),
      t('mail:staffInvitation.valid', { hours: formatNumber(link.validMinutes / 60, language) }),
    ],
    button: {
      label: t('mail:staffInvitation.button'),
      path: `/reset-password?token=${link.token}&invited=true`,
    },
  });
}

export async function securityNotice(
  recipient: MailRecipient,
  shop: ShopContact,
  { change }: AccountSecurityChanged,
): Promise<MailContent> {
  const { t } = await mailTranslator(recipient.language as LanguageCode);
  const key = TEXTS[change];
  return securityMail(recipient, shop, {
    kind: 'security-notice',
    subject: t(`mail:securityNotice.${key}.subject`),
    paragraphs: [t(`mail:securityNotice.${key}.text`), t('mail:securityNotice.notYou')],
    button: { label: t('mail:securityNotice.button'), path: '/forgot-password' },
  });
}

async function securityMail(
  { firstName, language: code }: MailRecipient,
  shop: ShopContact,
  { kind, cap, linkHash, subject, paragraphs, button }: SecurityMail,
): Promise<MailContent> {
  const language = code as LanguageCode;
  const { t } = await mailTranslator(language);
  const url = `${shop.publicUrl.replace(/\/$/, '')}${button.path}`;
  return {
    kind,
    cap,
    linkHash,
    subject,
    ...letter({
      t,
      shop,
      language,
      title: subject,
      preview: paragraphs[0] ?? subject,
      blocks: [
        ...[greetingOf(t, firstName), ...paragraphs].map(paragraph),
        buttonBlock({
          label: button.label,
          url,
        }),
      ],
      reasons: [t('mail:securityNotice.reason', { shop: shop.name })],
    }),
  };
}
