import { escapeHtml } from '@kp/commerce';
import { THEME_COLORS } from '@kp/commerce/theme-colors';
import { directionOf, type LanguageCode } from '@kp/i18n';
import { brandLook, type BrandPicture, brandPath, rasterOf } from '@kp/platform/brand';
import { hasSampleContent } from '@kp/i18n/shop-name';
import { createTranslator } from '@kp/i18n/create-translator';
import { loadMessages } from '@kp/i18n/load-messages';

/** A page of the owner, as safe HTML and as plain text. */
interface WrittenText {
  title: string;
  html: string;
  text: string;
}

export interface ShopContact {
  name: string;
  publicUrl: string;
  phone: string;
  email: string;
  /** Where orders are picked up, on one line. */
  address?: string;
  /** Where a mail has the terms, which say who sells. */
  company?: Readonly<Record<'country' | 'vatNumber' | 'registrationNumber', string>>;
  /** Those that the owner has published; undefined while there are none. */
  writtenTerms?: (language: LanguageCode) => Promise<WrittenText | undefined>;
}

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
  return escapeHtml(String(part));
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
  const translator = loadMessages(language, ['common', 'dialogs', 'mail', 'order', 'pages', 'problems']).then(
    (messages) => createTranslator(language, messages),
  );
  translators.set(language, translator);
  return translator;
}

const { light: LIGHT, dark: DARK } = THEME_COLORS;

/** Programs without styles in the head show the light colours of the elements. */
const darkStyles = () => `.on-dark { display: none }
@media (prefers-color-scheme: dark) {
  .page { background: ${DARK.paper} !important; color: ${DARK.ink} !important }
  .card { background: ${DARK.surface} !important; border-color: ${DARK.steelLine} !important }
  .line { border-color: ${DARK.steelLine} !important }
  .soft { color: ${DARK.inkSoft} !important }
  .button { background: ${brandLook().colors.dark.action} !important; color: ${brandLook().colors.dark.on} !important }
  a:not(.button) { color: ${brandLook().colors.dark.text} !important }
  .on-light { display: none !important }
  .on-dark { display: block !important }
  .plate { background: ${LIGHT.surface}; padding: 4px 8px; border-radius: 4px }
}`;

export function mailButton({ label, url }: { label: string; url: string }): Html {
  const { action, on } = brandLook().colors.light;
  const style = `display:inline-block;padding:12px 20px;background:${action};color:${on};text-decoration:none;border-radius:6px;font-weight:bold`;
  return html`<p><a class="button" href="${url}" style="${style}">${label}</a></p>`;
}

/** On the shop's own server, so that opening a mail tells nobody else. */
export function shopUrl({ publicUrl }: Pick<ShopContact, 'publicUrl'>, path: string): string {
  return publicUrl.replace(/\/$/, '') + path;
}

interface MailLayout {
  shop: ShopContact;
  language: LanguageCode;
  title: string;
  /** Shown by mail programs beside the subject. */
  preview: string;
  content: Html;
  footer: readonly string[];
}

export function mailLayout({ shop, language, title, preview, content, footer }: MailLayout): string {
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        <style>
          ${new Html(darkStyles())}
        </style>
      </head>
      <body
        class="page"
        style="margin:0;background:${LIGHT.paper};color:${LIGHT.ink};font:16px/24px Arial,Helvetica,sans-serif"
      >
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table
          class="page"
          role="presentation"
          width="100%"
          cellspacing="0"
          cellpadding="0"
          style="background:${LIGHT.paper};color:${LIGHT.ink}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                class="card"
                role="presentation"
                width="600"
                cellspacing="0"
                cellpadding="0"
                style="width:100%;max-width:600px;background:${LIGHT.surface};border:1px solid ${LIGHT.steelLine};border-radius:6px"
              >
                <tr>
                  <td style="padding:16px 24px;border-bottom:4px solid ${brandLook().colors.light.action}">
                    ${logo(shop)}
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
                    class="soft line"
                    style="padding:16px 24px;border-top:1px solid ${LIGHT.steelLine};font-size:13px;line-height:20px;color:${LIGHT.inkSoft}"
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

/** The name stays text, because most programs ask before they show pictures: beside the mark, or in place of the logo. */
function logo(shop: ShopContact): Html {
  const { logo: picture, darkLogo, icon } = brandLook();
  if (picture) {
    const plate = darkLogo ? 'on-light' : 'plate';
    return html`${logoPicture(shop, picture, plate)}${darkLogo && logoPicture(shop, darkLogo, 'on-dark')}`;
  }
  const mark = icon ? brandPath(icon) : hasSampleContent() ? SAMPLE_MARK : null;
  return html`<table role="presentation" cellspacing="0" cellpadding="0">
    <tr>
      ${
        mark &&
        html`<td style="padding-inline-end:12px">
          <img src="${shopUrl(shop, mark)}" alt="" width="32" height="32" style="display:block" />
        </td>`
      }
      <td style="font-size:20px;font-weight:bold">${shop.name}</td>
    </tr>
  </table>`;
}

function logoPicture(shop: ShopContact, { file, width, height }: BrandPicture, name: string): Html {
  const scale = Math.min(LOGO.height / height, LOGO.width / width);
  // Without styles only the first one shows.
  const style = `display:${name === 'on-dark' ? 'none' : 'block'};font-size:20px;font-weight:bold`;
  return html`<img
    class="${name}"
    src="${shopUrl(shop, brandPath(rasterOf(file)))}"
    alt="${shop.name}"
    width="${Math.round(width * scale)}"
    height="${Math.round(height * scale)}"
    style="${style}"
  />`;
}

const LOGO = { width: 220, height: 40 };
const SAMPLE_MARK = '/apple-touch-icon.png';
