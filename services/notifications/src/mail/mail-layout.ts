import { html, type Html } from './html';

/** Colours of the shop's theme; mail clients know no custom properties. */
const PAPER = '#FAFAF7';
const INK = '#15191C';
const STEEL = '#C9CFD0';
const GREEN = '#0B5B47';

export interface LayoutParts {
  language: string;
  direction: 'ltr' | 'rtl';
  title: string;
  /** Shown by mail programs beside the subject. */
  preview: string;
  content: Html;
  /** Sentences, each on a line of its own. */
  footer: readonly string[];
}

/** The frame of every mail: one column, inline styles, readable without pictures. */
export function mailLayout({ language, direction, title, preview, content, footer }: LayoutParts): string {
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
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
                    KitchenPass
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
