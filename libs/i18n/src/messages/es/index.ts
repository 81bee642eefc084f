import type { MessageLoaders } from '../../messages.types';

export const es: MessageLoaders = {
  common: () => import(/* webpackChunkName: "i18n-es-common" */ './common.json'),
  shop: () => import(/* webpackChunkName: "i18n-es-shop" */ './shop.json'),
  checkout: () => import(/* webpackChunkName: "i18n-es-checkout" */ './checkout.json'),
  dialogs: () => import(/* webpackChunkName: "i18n-es-dialogs" */ './dialogs.json'),
  pages: () => import(/* webpackChunkName: "i18n-es-pages" */ './pages.json'),
  account: () => import(/* webpackChunkName: "i18n-es-account" */ './account.json'),
  admin: () => import(/* webpackChunkName: "i18n-es-admin" */ './admin.json'),
  mail: () => import(/* webpackChunkName: "i18n-es-mail" */ './mail.json'),
};
