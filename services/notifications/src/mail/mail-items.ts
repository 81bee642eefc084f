import { rasterPicture } from '@kp/commerce';
import { directionOf, type LanguageCode } from '@kp/i18n';
import type { MailBlock } from './letter';
import { html, type ShopContact, shopUrl } from './mail-template';

export interface MailItem {
  name: string;
  /** As the order has it; only the shop's own pictures are shown. */
  imageUrl: string | null;
  /** Below the name. */
  details: readonly string[];
  amount?: string;
  /** The whole line in the plain text. */
  text: string;
}

const CELL = 'padding:8px 0;border-bottom:1px solid #E9ECEC;vertical-align:top';
const PICTURE_WIDTH = 72;

/** Amounts are right-aligned in both directions, so the space beside the name changes sides. */
export function amountStyle(language: LanguageCode): string {
  const side = directionOf(language) === 'rtl' ? 'right' : 'left';
  return `text-align:right;white-space:nowrap;padding-${side}:12px`;
}

export function itemsBlock(items: readonly MailItem[], shop: ShopContact, language: LanguageCode): MailBlock {
  const gap = directionOf(language) === 'rtl' ? 'left' : 'right';
  return {
    text: items.map(({ text, details }) => [text, ...details.slice(1)].join('\n')).join('\n'),
    html: html`<table width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse">
      ${items.map((item) => {
        const picture = ownPicture(item.imageUrl, shop);
        return html`<tr>
          <td class="line" width="${PICTURE_WIDTH}" style="${CELL};padding-${gap}:12px">
            ${
              picture &&
              html`<img
              src="${picture}"
              alt=""
              width="${PICTURE_WIDTH}"
              style="display:block;width:${PICTURE_WIDTH}px;height:auto;background:#FFFFFF;border-radius:4px"
            />`
            }
          </td>
          <td class="line" style="${CELL}">
            <span dir="auto">${item.name}</span>
            ${item.details.map((detail) => html`<br /><small class="soft">${detail}</small>`)}
          </td>
          ${
            item.amount &&
            html`<td class="line" align="right" style="${CELL};${amountStyle(language)}">${item.amount}</td>`
          }
        </tr>`;
      })}
    </table>`,
  };
}

/** Pictures of other servers would tell them who opens the mail. */
function ownPicture(imageUrl: string | null, shop: ShopContact): string | null {
  const picture = rasterPicture(imageUrl);
  return picture?.startsWith('/') && !picture.startsWith('//') ? shopUrl(shop, picture) : null;
}
