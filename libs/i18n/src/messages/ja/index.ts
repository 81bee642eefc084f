import type { MessageLoaders } from '../../messages.types';

export const ja: MessageLoaders = {
  common: () => import(/* webpackChunkName: "i18n-ja-common" */ './common.json'),
  shop: () => import(/* webpackChunkName: "i18n-ja-shop" */ './shop.json'),
  checkout: () => import(/* webpackChunkName: "i18n-ja-checkout" */ './checkout.json'),
  dialogs: () => import(/* webpackChunkName: "i18n-ja-dialogs" */ './dialogs.json'),
  pages: () => import(/* webpackChunkName: "i18n-ja-pages" */ './pages.json'),
  account: () => import(/* webpackChunkName: "i18n-ja-account" */ './account.json'),
  admin: () => import(/* webpackChunkName: "i18n-ja-admin" */ './admin.json'),
  mail: () => import(/* webpackChunkName: "i18n-ja-mail" */ './mail.json'),
};
