import type { MessageLoaders } from '../../messages.types';

export const ar: MessageLoaders = {
  common: () => import(/* webpackChunkName: "i18n-ar-common" */ './common.json'),
  shop: () => import(/* webpackChunkName: "i18n-ar-shop" */ './shop.json'),
  checkout: () => import(/* webpackChunkName: "i18n-ar-checkout" */ './checkout.json'),
  dialogs: () => import(/* webpackChunkName: "i18n-ar-dialogs" */ './dialogs.json'),
  pages: () => import(/* webpackChunkName: "i18n-ar-pages" */ './pages.json'),
  account: () => import(/* webpackChunkName: "i18n-ar-account" */ './account.json'),
  admin: () => import(/* webpackChunkName: "i18n-ar-admin" */ './admin.json'),
  mail: () => import(/* webpackChunkName: "i18n-ar-mail" */ './mail.json'),
};
