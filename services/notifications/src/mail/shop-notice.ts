import { DEFAULT_LANGUAGE, directionOf } from '@kp/i18n';
import type { MailDraft } from '../domain/mail';
import { html } from './html';
import { mailLayout } from './mail-layout';
import { mailTranslator } from './mail-translator';
import type { ShopFacts } from './shop-facts';
import { oneLine } from './typed-text';

const CELL = 'padding:6px 16px 6px 0;border-bottom:1px solid #E9ECEC;vertical-align:top;text-align:start';
const LONGEST_SUBJECT = 200;

/** What somebody sent to the shop. */
export interface NoticeParts {
  kind: string;
  subject: string;
  title: string;
  /** Whose form it was: answers go there. */
  senderEmail: string;
  /** Label and value in the order shown; those without a value are left out. */
  facts: readonly (readonly [label: string, value: string | null])[];
}

/** A mail to the shop itself, in English, with everything that was typed; an answer to it goes to the sender. */
export async function shopNotice(parts: NoticeParts, shop: ShopFacts): Promise<MailDraft> {
  const { t } = await mailTranslator(DEFAULT_LANGUAGE);
  const { kind, title, senderEmail } = parts;
  const facts = parts.facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  const hint = t('mail:shopNotice.replyHint', { email: senderEmail });
  const reason = t('mail:shopNotice.reason', { shop: shop.publicUrl });
  const content = html`<table width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse">
      ${facts.map(
        ({ label, value }) =>
          html`<tr>
            <th scope="row" style="${CELL};white-space:nowrap">${label}</th>
            <td style="${CELL}">${value.split('\n').map((line) => html`${line}<br />`)}</td>
          </tr>`,
      )}
    </table>
    <p>${hint}</p>`;
  return {
    kind,
    to: shop.email,
    replyTo: senderEmail,
    language: DEFAULT_LANGUAGE,
    subject: oneLine(parts.subject, LONGEST_SUBJECT),
    text: [title, '', ...facts.map(({ label, value }) => `${label}: ${value}`), '', hint, reason].join('\n'),
    html: mailLayout({
      language: DEFAULT_LANGUAGE,
      direction: directionOf(DEFAULT_LANGUAGE),
      title,
      preview: oneLine(parts.subject, LONGEST_SUBJECT),
      content,
      footer: [reason],
    }),
  };
}
