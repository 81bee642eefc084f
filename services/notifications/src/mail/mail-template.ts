import { directionOf, type LanguageCode } from '@kp/i18n';
import { createTranslator } from '@kp/i18n/create-translator';
import { loadMessages } from '@kp/i18n/load-messages';

export interface ShopContact {
  name: string;
  publicUrl: string;
  phone: string;
  email: string;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export class Html {
  constructor(readonly markup: string) {}

  toString(): string {
    return this.markup;
  }
}

type Part = string | number | Html | Part[] | null | undefined;

function markupOf(part: Part): string {
  if (part === null || part === undefined) return '';
  if (Array.isArray(part)) return part.map(markupOf).join('');
  if (part instanceof Html) return part.markup;
  return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

/** Template tag: escapes every inserted text and inserts `Html` unchanged. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((markup, text, index) => markup + markupOf(parts[index - 1]) + text));
}

type Translator = ReturnType<typeof createTranslator>;
export type Translate = Translator['t'];

const translators = new Map<LanguageCode, Promise<Translator>>();

export function mailTranslator(language: LanguageCode): Promise<Translator> {
  const cached = translators.get(language);
  if (cached) return cached;
  const translator = loadMessages(language, ['common', 'dialogs', 'mail']).then((messages) =>
    createTranslator(language, messages),
  );
  translators.set(language, translator);
  return translator;
}

// Colours of the shop's theme: mail programs support no custom properties.
const PAPER = '#FAFAF7';
const INK = '#15191C';
const STEEL = '#C9CFD0';
const GREEN = '#0B5B47';

const BUTTON = `display:inline-block;padding:12px 20px;background:${GREEN};color:#FFFFFF;text-decoration:none;border-radius:6px;font-weight:bold`;

export function mailButton({ label, url }: { label: string; url: string }): Html {
  return html`<p><a href="${url}" style="${BUTTON}">${label}</a></p>`;
}

interface MailLayout {
  shopName: string;
  language: LanguageCode;
  title: string;
  /** Shown by mail programs beside the subject. */
  preview: string;
  content: Html;
  footer: readonly string[];
}

export function mailLayout({ shopName, language, title, preview, content, footer }: MailLayout): string {
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
      <body style="margin:0;background:${PAPER};color:${INK};font:16px/24px Arial,Helvetica,sans-serif">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table role="presentation" width="100%" cellspacing="0" cellpadding="0">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="600"
                cellspacing="0"
                cellpadding="0"
                style="width:100%;max-width:600px;background:#FFFFFF;border:1px solid ${STEEL};border-radius:6px"
              >
                <tr>
                  <td
                    style="padding:20px 24px;border-bottom:4px solid ${GREEN};font-size:20px;font-weight:bold"
                  >
                    ${shopName}
                  </td>
                </tr>
                <tr>
                  <td style="padding:24px">
                    <h1 style="margin:0 0 12px;font-size:24px;line-height:32px">${title}</h1>
                    ${content}
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:16px 24px;border-top:1px solid ${STEEL};font-size:13px;line-height:20px;color:#4A5457"
                  >
                    ${footer.map((sentence) => html`<div>${sentence}</div>`)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup;
}
