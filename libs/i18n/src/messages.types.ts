/**
 * Where a text belongs: `common` is loaded with every page, `checkout` with the checkout, `dialogs` with the first contact
 * or quote dialog, `pages` with the pages about the shop, the others with their area.
 */
export const NAMESPACES = [
  'common',
  'shop',
  'checkout',
  'dialogs',
  'pages',
  'account',
  'admin',
  'mail',
] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** Nested texts of one language and namespace; leaves are strings. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** Texts by language and namespace: what `loadMessages` answers, plain JSON that a page can carry inline. */
export type Messages = Readonly<Record<string, Readonly<Partial<Record<Namespace, MessageTree>>>>>;

/** One file of texts. */
export interface MessageFile {
  readonly default: MessageTree;
  /** Set by the build of the browser's files, which fills what is missing with English. */
  readonly isComplete?: true;
}

/** How the texts of one language are fetched, one lazily loaded file per namespace. */
export type MessageLoaders = Readonly<Record<Namespace, () => Promise<MessageFile>>>;
