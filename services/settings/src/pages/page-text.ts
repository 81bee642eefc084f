import { escapeHtml } from '@kp/commerce';
import { isSafeLink, type TextNode } from '@kp/commerce/shop-pages';

const MAX_NODES = 4000;
const MAX_DEPTH = 12;
const MAX_CHARACTERS = 100_000;

const BLOCKS = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'horizontalRule'];
const INLINE = ['text', 'hardBreak'];
/** What may stand in what; any other part is left out. */
const CHILDREN: Record<string, readonly string[]> = {
  doc: BLOCKS,
  paragraph: INLINE,
  heading: INLINE,
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: ['paragraph', 'bulletList', 'orderedList'],
  blockquote: ['paragraph', 'bulletList', 'orderedList'],
};
const MARKS = ['bold', 'italic', 'link'];
const HEADING_LEVELS = [2, 3];

type Unknown = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

class Cleaning {
  private nodes = 0;
  private characters = 0;

  node(value: unknown, allowed: readonly string[], depth: number): TextNode[] {
    if (!isObject(value) || typeof value.type !== 'string' || !allowed.includes(value.type)) return [];
    this.nodes += 1;
    if (this.nodes > MAX_NODES || depth > MAX_DEPTH) return [];
    if (value.type === 'text') return this.text(value);
    const within = CHILDREN[value.type] ?? [];
    const content = listOf(value.content).flatMap((child) => this.node(child, within, depth + 1));
    return [
      {
        type: value.type,
        ...(value.type === 'heading' && { attrs: { level: levelOf(value.attrs) } }),
        ...(content.length > 0 && { content }),
      },
    ];
  }

  private text({ text, marks }: Unknown): TextNode[] {
    if (typeof text !== 'string' || text === '') return [];
    this.characters += text.length;
    if (this.characters > MAX_CHARACTERS) return [];
    const kept = listOf(marks).flatMap(markOf);
    return [{ type: 'text', text, ...(kept.length > 0 && { marks: kept }) }];
  }
}

const levelOf = (attrs: unknown): number =>
  HEADING_LEVELS.find((level) => isObject(attrs) && attrs.level === level) ?? HEADING_LEVELS[0]!;

function markOf(mark: unknown): NonNullable<TextNode['marks']>[number][] {
  if (!isObject(mark) || typeof mark.type !== 'string' || !MARKS.includes(mark.type)) return [];
  if (mark.type !== 'link') return [{ type: mark.type }];
  const href = isObject(mark.attrs) ? mark.attrs.href : undefined;
  return typeof href === 'string' && isSafeLink(href) ? [{ type: 'link', attrs: { href } }] : [];
}

/** Only parts that are known, so that what is stored can be shown as it is; what is too long ends. */
export function cleanPageText(value: unknown): TextNode {
  return new Cleaning().node(value, ['doc'], 0)[0] ?? { type: 'doc' };
}

const TAGS: Record<string, string> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
};

/** Every text is escaped and every element is named here. */
export function pageHtml(value: unknown): string {
  return childrenHtml(cleanPageText(value));
}

const childrenHtml = ({ content = [] }: TextNode): string => content.map(nodeHtml).join('');

function nodeHtml(node: TextNode): string {
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduceRight(markHtml, escapeHtml(node.text ?? ''));
    case 'hardBreak':
      return '<br>';
    case 'horizontalRule':
      return '<hr>';
    case 'heading':
      return `<h${levelOf(node.attrs)}>${childrenHtml(node)}</h${levelOf(node.attrs)}>`;
    default:
      return `<${TAGS[node.type]}>${childrenHtml(node)}</${TAGS[node.type]}>`;
  }
}

function markHtml(html: string, mark: NonNullable<TextNode['marks']>[number]): string {
  if (mark.type === 'bold') return `<strong>${html}</strong>`;
  if (mark.type === 'italic') return `<em>${html}</em>`;
  return `<a href="${escapeHtml(String(mark.attrs?.href))}" rel="noopener">${html}</a>`;
}

/** For emails: a line for each block, a dash before each item of a list. */
export const plainText = ({ content = [] }: TextNode): string => content.map(plainBlock).join('\n');

function plainBlock(node: TextNode): string {
  if (node.type === 'hardBreak') return '\n';
  if (node.text !== undefined) return node.text;
  const inner = node.content ?? [];
  if (node.type === 'listItem') return `- ${plainText(node)}`;
  return inner.some(({ type }) => type === 'text') ? inner.map(plainBlock).join('') : plainText(node);
}
