import type { MessageLoaders } from '../../messages.types';

export const it: MessageLoaders = {
  common: () => import(/* webpackChunkName: "i18n-it-common" */ './common.json'),
  shop: () => import(/* webpackChunkName: "i18n-it-shop" */ './shop.json'),
  checkout: () => import(/* webpackChunkName: "i18n-it-checkout" */ './checkout.json'),
  dialogs: () => import(/* webpackChunkName: "i18n-it-dialogs" */ './dialogs.json'),
  pages: () => import(/* webpackChunkName: "i18n-it-pages" */ './pages.json'),
  account: () => import(/* webpackChunkName: "i18n-it-account" */ './account.json'),
  admin: () => import(/* webpackChunkName: "i18n-it-admin" */ './admin.json'),
  mail: () => import(/* webpackChunkName: "i18n-it-mail" */ './mail.json'),
};
