import { isSafeLink } from '@kp/commerce/shop-pages';
import { Mark } from '@tiptap/core';

/** A link to an address that the server accepts too; the package's own would bring a parser of addresses along. */
export const TextLink = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (isSafeLink(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { href: HTMLAttributes['href'], rel: 'noopener' }, 0],
});
