export const NAMESPACES = [
  'common',
  'validation',
  'problems',
  'shop',
  'home',
  'list',
  'product',
  'units',
  'cart',
  'catalog',
  'checkout',
  'order',
  'dialogs',
  'pages',
  'law',
  'assistant',
  'account',
  'signIn',
  'accountTabs',
  'admin',
  'adminOrders',
  'adminCatalog',
  'adminPeople',
  'adminSettings',
  'adminSetup',
  'adminImports',
  'adminAccounting',
  'mail',
  'invoice',
] as const;
export type Namespace = (typeof NAMESPACES)[number];

export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

export type Messages = Readonly<Record<string, Readonly<Partial<Record<Namespace, MessageTree>>>>>;

export interface MessageFile {
  readonly default: MessageTree;
  /** Set where the gaps were filled with English before. */
  readonly isComplete?: true;
}
