import type { MessageLoaders } from '../../messages.types';

export const de: MessageLoaders = {
  common: () => import(/* webpackChunkName: "i18n-de-common" */ './common.json'),
  shop: () => import(/* webpackChunkName: "i18n-de-shop" */ './shop.json'),
  checkout: () => import(/* webpackChunkName: "i18n-de-checkout" */ './checkout.json'),
  dialogs: () => import(/* webpackChunkName: "i18n-de-dialogs" */ './dialogs.json'),
  pages: () => import(/* webpackChunkName: "i18n-de-pages" */ './pages.json'),
  account: () => import(/* webpackChunkName: "i18n-de-account" */ './account.json'),
  admin: () => import(/* webpackChunkName: "i18n-de-admin" */ './admin.json'),
  mail: () => import(/* webpackChunkName: "i18n-de-mail" */ './mail.json'),
};
