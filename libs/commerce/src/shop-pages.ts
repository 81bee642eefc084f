import { type FieldRule } from './field-rules';

/** Columns of the footer that can lead to a page, and none of them. */
export const PAGE_PLACEMENTS = ['help', 'company', 'legal', 'none'] as const;
export type PagePlacement = (typeof PAGE_PLACEMENTS)[number];

/** Pages that every shop has, each at its own address; others are at `/pages/{slug}`. */
export const FIXED_PAGES = ['terms', 'privacy', 'delivery', 'returns', 'faq', 'about', 'b2b'] as const;
export type FixedPage = (typeof FIXED_PAGES)[number];

/** Of these no shop but the demo has a text of its own accord. */
export const PAGES_TO_WRITE: readonly FixedPage[] = ['terms', 'privacy', 'about', 'b2b'];
/** What a shop may not sell without. */
export const LEGAL_PAGES: readonly FixedPage[] = ['terms', 'privacy'];

export const isFixedPage = (slug: string): slug is FixedPage =>
  (FIXED_PAGES as readonly string[]).includes(slug);

export const pagePath = (slug: string): string => (isFixedPage(slug) ? `/${slug}` : `/pages/${slug}`);

export const MAX_PAGE_TITLE_LENGTH = 120;
export const MAX_PAGES = 50;
const MAX_SLUG_LENGTH = 60;

export const isPageSlug = (slug: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= MAX_SLUG_LENGTH;

export const pageSlugRule: FieldRule = (slug) =>
  isPageSlug(slug) ? null : { messageKey: 'validation.productSlugInvalid' };

/** A part of a text as the editor keeps it; the server knows which there are. */
export interface TextNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly TextNode[];
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[];
  readonly text?: string;
}

export const EMPTY_TEXT = '{"type":"doc"}';

/** Without words and lines. */
export function isBlankText(node: TextNode): boolean {
  if (node.text !== undefined) return node.text.trim() === '';
  return node.type !== 'horizontalRule' && (node.content ?? []).every(isBlankText);
}

/** True for addresses that a text may lead to: pages, mailboxes, telephones, and places of this shop. */
export function isSafeLink(href: string): boolean {
  if (/[\s\\<>"']/.test(href) || href.length > 1000) return false;
  if (href.startsWith('/')) return !href.startsWith('//');
  return /^(https?:\/\/[^/]|mailto:[^@]+@|tel:\+?\d)/.test(href) && URL.canParse(href);
}
