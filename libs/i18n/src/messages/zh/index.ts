import type { MessageLoaders } from '../../messages.types';

export const zh: MessageLoaders = {
  common: () => import(/* webpackChunkName: "i18n-zh-common" */ './common.json'),
  shop: () => import(/* webpackChunkName: "i18n-zh-shop" */ './shop.json'),
  checkout: () => import(/* webpackChunkName: "i18n-zh-checkout" */ './checkout.json'),
  dialogs: () => import(/* webpackChunkName: "i18n-zh-dialogs" */ './dialogs.json'),
  pages: () => import(/* webpackChunkName: "i18n-zh-pages" */ './pages.json'),
  account: () => import(/* webpackChunkName: "i18n-zh-account" */ './account.json'),
  admin: () => import(/* webpackChunkName: "i18n-zh-admin" */ './admin.json'),
  mail: () => import(/* webpackChunkName: "i18n-zh-mail" */ './mail.json'),
};
