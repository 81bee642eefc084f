export const messageLoaders: Readonly<Record<'en', MessageLoaders> & Record<string, MessageLoaders>> = {
  en: {
    common: () => import(/* webpackChunkName: "i18n-en-common" */ './en/common.json'),
    shop: () => import(/* webpackChunkName: "i18n-en-shop" */ './en/shop.json'),
    checkout: () => import(/* webpackChunkName: "i18n-en-checkout" */ './en/checkout.json'),
    dialogs: () => import(/* webpackChunkName: "i18n-en-dialogs" */ './en/dialogs.json'),
    pages: () => import(/* webpackChunkName: "i18n-en-pages" */ './en/pages.json'),
    account: () => import(/* webpackChunkName: "i18n-en-account" */ './en/account.json'),
    admin: () => import(/* webpackChunkName: "i18n-en-admin" */ './en/admin.json'),
    mail: () => import(/* webpackChunkName: "i18n-en-mail" */ './en/mail.json'),
    invoice: () => import(/* webpackChunkName: "i18n-en-invoice" */ './en/invoice.json'),
  },
  fr: {
    common: () => import(/* webpackChunkName: "i18n-fr-common" */ './fr/common.json'),
    shop: () => import(/* webpackChunkName: "i18n-fr-shop" */ './fr/shop.json'),
    checkout: () => import(/* webpackChunkName: "i18n-fr-checkout" */ './fr/checkout.json'),
    dialogs: () => import(/* webpackChunkName: "i18n-fr-dialogs" */ './fr/dialogs.json'),
    pages: () => import(/* webpackChunkName: "i18n-fr-pages" */ './fr/pages.json'),
    account: () => import(/* webpackChunkName: "i18n-fr-account" */ './fr/account.json'),
    admin: () => import(/* webpackChunkName: "i18n-fr-admin" */ './fr/admin.json'),
    mail: () => import(/* webpackChunkName: "i18n-fr-mail" */ './fr/mail.json'),
    invoice: () => import(/* webpackChunkName: "i18n-fr-invoice" */ './fr/invoice.json'),
  },
  de: {
    common: () => import(/* webpackChunkName: "i18n-de-common" */ './de/common.json'),
    shop: () => import(/* webpackChunkName: "i18n-de-shop" */ './de/shop.json'),
    checkout: () => import(/* webpackChunkName: "i18n-de-checkout" */ './de/checkout.json'),
    dialogs: () => import(/* webpackChunkName: "i18n-de-dialogs" */ './de/dialogs.json'),
    pages: () => import(/* webpackChunkName: "i18n-de-pages" */ './de/pages.json'),
    account: () => import(/* webpackChunkName: "i18n-de-account" */ './de/account.json'),
    admin: () => import(/* webpackChunkName: "i18n-de-admin" */ './de/admin.json'),
    mail: () => import(/* webpackChunkName: "i18n-de-mail" */ './de/mail.json'),
    invoice: () => import(/* webpackChunkName: "i18n-de-invoice" */ './de/invoice.json'),
  },
  it: {
    common: () => import(/* webpackChunkName: "i18n-it-common" */ './it/common.json'),
    shop: () => import(/* webpackChunkName: "i18n-it-shop" */ './it/shop.json'),
    checkout: () => import(/* webpackChunkName: "i18n-it-checkout" */ './it/checkout.json'),
    dialogs: () => import(/* webpackChunkName: "i18n-it-dialogs" */ './it/dialogs.json'),
    pages: () => import(/* webpackChunkName: "i18n-it-pages" */ './it/pages.json'),
    account: () => import(/* webpackChunkName: "i18n-it-account" */ './it/account.json'),
    admin: () => import(/* webpackChunkName: "i18n-it-admin" */ './it/admin.json'),
    mail: () => import(/* webpackChunkName: "i18n-it-mail" */ './it/mail.json'),
    invoice: () => import(/* webpackChunkName: "i18n-it-invoice" */ './it/invoice.json'),
  },
  pt: {
    common: () => import(/* webpackChunkName: "i18n-pt-common" */ './pt/common.json'),
    shop: () => import(/* webpackChunkName: "i18n-pt-shop" */ './pt/shop.json'),
    checkout: () => import(/* webpackChunkName: "i18n-pt-checkout" */ './pt/checkout.json'),
    dialogs: () => import(/* webpackChunkName: "i18n-pt-dialogs" */ './pt/dialogs.json'),
    pages: () => import(/* webpackChunkName: "i18n-pt-pages" */ './pt/pages.json'),
    account: () => import(/* webpackChunkName: "i18n-pt-account" */ './pt/account.json'),
    admin: () => import(/* webpackChunkName: "i18n-pt-admin" */ './pt/admin.json'),
    mail: () => import(/* webpackChunkName: "i18n-pt-mail" */ './pt/mail.json'),
    invoice: () => import(/* webpackChunkName: "i18n-pt-invoice" */ './pt/invoice.json'),
  },
  ro: {
    common: () => import(/* webpackChunkName: "i18n-ro-common" */ './ro/common.json'),
    shop: () => import(/* webpackChunkName: "i18n-ro-shop" */ './ro/shop.json'),
    checkout: () => import(/* webpackChunkName: "i18n-ro-checkout" */ './ro/checkout.json'),
    dialogs: () => import(/* webpackChunkName: "i18n-ro-dialogs" */ './ro/dialogs.json'),
    pages: () => import(/* webpackChunkName: "i18n-ro-pages" */ './ro/pages.json'),
    account: () => import(/* webpackChunkName: "i18n-ro-account" */ './ro/account.json'),
    admin: () => import(/* webpackChunkName: "i18n-ro-admin" */ './ro/admin.json'),
    mail: () => import(/* webpackChunkName: "i18n-ro-mail" */ './ro/mail.json'),
    invoice: () => import(/* webpackChunkName: "i18n-ro-invoice" */ './ro/invoice.json'),
  },
  es: {
    common: () => import(/* webpackChunkName: "i18n-es-common" */ './es/common.json'),
    shop: () => import(/* webpackChunkName: "i18n-es-shop" */ './es/shop.json'),
    checkout: () => import(/* webpackChunkName: "i18n-es-checkout" */ './es/checkout.json'),
    dialogs: () => import(/* webpackChunkName: "i18n-es-dialogs" */ './es/dialogs.json'),
    pages: () => import(/* webpackChunkName: "i18n-es-pages" */ './es/pages.json'),
    account: () => import(/* webpackChunkName: "i18n-es-account" */ './es/account.json'),
    admin: () => import(/* webpackChunkName: "i18n-es-admin" */ './es/admin.json'),
    mail: () => import(/* webpackChunkName: "i18n-es-mail" */ './es/mail.json'),
    invoice: () => import(/* webpackChunkName: "i18n-es-invoice" */ './es/invoice.json'),
  },
  ar: {
    common: () => import(/* webpackChunkName: "i18n-ar-common" */ './ar/common.json'),
    shop: () => import(/* webpackChunkName: "i18n-ar-shop" */ './ar/shop.json'),
    checkout: () => import(/* webpackChunkName: "i18n-ar-checkout" */ './ar/checkout.json'),
    dialogs: () => import(/* webpackChunkName: "i18n-ar-dialogs" */ './ar/dialogs.json'),
    pages: () => import(/* webpackChunkName: "i18n-ar-pages" */ './ar/pages.json'),
    account: () => import(/* webpackChunkName: "i18n-ar-account" */ './ar/account.json'),
    admin: () => import(/* webpackChunkName: "i18n-ar-admin" */ './ar/admin.json'),
    mail: () => import(/* webpackChunkName: "i18n-ar-mail" */ './ar/mail.json'),
    invoice: () => import(/* webpackChunkName: "i18n-ar-invoice" */ './ar/invoice.json'),
  },
  zh: {
    common: () => import(/* webpackChunkName: "i18n-zh-common" */ './zh/common.json'),
    shop: () => import(/* webpackChunkName: "i18n-zh-shop" */ './zh/shop.json'),
    checkout: () => import(/* webpackChunkName: "i18n-zh-checkout" */ './zh/checkout.json'),
    dialogs: () => import(/* webpackChunkName: "i18n-zh-dialogs" */ './zh/dialogs.json'),
    pages: () => import(/* webpackChunkName: "i18n-zh-pages" */ './zh/pages.json'),
    account: () => import(/* webpackChunkName: "i18n-zh-account" */ './zh/account.json'),
    admin: () => import(/* webpackChunkName: "i18n-zh-admin" */ './zh/admin.json'),
    mail: () => import(/* webpackChunkName: "i18n-zh-mail" */ './zh/mail.json'),
    invoice: () => import(/* webpackChunkName: "i18n-zh-invoice" */ './zh/invoice.json'),
  },
  ja: {
    common: () => import(/* webpackChunkName: "i18n-ja-common" */ './ja/common.json'),
    shop: () => import(/* webpackChunkName: "i18n-ja-shop" */ './ja/shop.json'),
    checkout: () => import(/* webpackChunkName: "i18n-ja-checkout" */ './ja/checkout.json'),
    dialogs: () => import(/* webpackChunkName: "i18n-ja-dialogs" */ './ja/dialogs.json'),
    pages: () => import(/* webpackChunkName: "i18n-ja-pages" */ './ja/pages.json'),
    account: () => import(/* webpackChunkName: "i18n-ja-account" */ './ja/account.json'),
    admin: () => import(/* webpackChunkName: "i18n-ja-admin" */ './ja/admin.json'),
    mail: () => import(/* webpackChunkName: "i18n-ja-mail" */ './ja/mail.json'),
    invoice: () => import(/* webpackChunkName: "i18n-ja-invoice" */ './ja/invoice.json'),
  },
  ko: {
    common: () => import(/* webpackChunkName: "i18n-ko-common" */ './ko/common.json'),
    shop: () => import(/* webpackChunkName: "i18n-ko-shop" */ './ko/shop.json'),
    checkout: () => import(/* webpackChunkName: "i18n-ko-checkout" */ './ko/checkout.json'),
    dialogs: () => import(/* webpackChunkName: "i18n-ko-dialogs" */ './ko/dialogs.json'),
    pages: () => import(/* webpackChunkName: "i18n-ko-pages" */ './ko/pages.json'),
    account: () => import(/* webpackChunkName: "i18n-ko-account" */ './ko/account.json'),
    admin: () => import(/* webpackChunkName: "i18n-ko-admin" */ './ko/admin.json'),
    mail: () => import(/* webpackChunkName: "i18n-ko-mail" */ './ko/mail.json'),
    invoice: () => import(/* webpackChunkName: "i18n-ko-invoice" */ './ko/invoice.json'),
  },
};

export const NAMESPACES = [
  'common',
  'shop',
  'checkout',
  'dialogs',
  'pages',
  'account',
  'admin',
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
  /** Set by the build, which fills the gaps in the browser's files with English. */
  readonly isComplete?: true;
}

export type MessageLoaders = Readonly<Record<Namespace, () => Promise<MessageFile>>>;
