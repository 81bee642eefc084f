/** Where a text belongs: `common` is loaded with every page, the others with their area. */
export const NAMESPACES = ['common', 'shop', 'account', 'admin', 'mail'] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** Nested texts of one language and namespace; leaves are strings. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** Texts by language and namespace: what `loadMessages` answers, plain JSON that a page can carry inline. */
export type Messages = Readonly<Record<string, Readonly<Partial<Record<Namespace, MessageTree>>>>>;

/** How the texts of one language are fetched, one lazily loaded file per namespace. */
export type MessageLoaders = Readonly<Record<Namespace, () => Promise<{ readonly default: MessageTree }>>>;
