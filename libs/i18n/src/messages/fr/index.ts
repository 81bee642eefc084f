import type { MessageLoaders } from '../../messages.types';

export const fr: MessageLoaders = {
  common: () => import(/* webpackChunkName: "i18n-fr-common" */ './common.json'),
  shop: () => import(/* webpackChunkName: "i18n-fr-shop" */ './shop.json'),
  checkout: () => import(/* webpackChunkName: "i18n-fr-checkout" */ './checkout.json'),
  dialogs: () => import(/* webpackChunkName: "i18n-fr-dialogs" */ './dialogs.json'),
  pages: () => import(/* webpackChunkName: "i18n-fr-pages" */ './pages.json'),
  account: () => import(/* webpackChunkName: "i18n-fr-account" */ './account.json'),
  admin: () => import(/* webpackChunkName: "i18n-fr-admin" */ './admin.json'),
  mail: () => import(/* webpackChunkName: "i18n-fr-mail" */ './mail.json'),
};
