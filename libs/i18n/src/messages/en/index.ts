import type { MessageLoaders } from '../../messages.types';

export const en: MessageLoaders = {
  common: () => import(/* webpackChunkName: "i18n-en-common" */ './common.json'),
  shop: () => import(/* webpackChunkName: "i18n-en-shop" */ './shop.json'),
  checkout: () => import(/* webpackChunkName: "i18n-en-checkout" */ './checkout.json'),
  dialogs: () => import(/* webpackChunkName: "i18n-en-dialogs" */ './dialogs.json'),
  pages: () => import(/* webpackChunkName: "i18n-en-pages" */ './pages.json'),
  account: () => import(/* webpackChunkName: "i18n-en-account" */ './account.json'),
  admin: () => import(/* webpackChunkName: "i18n-en-admin" */ './admin.json'),
  mail: () => import(/* webpackChunkName: "i18n-en-mail" */ './mail.json'),
};
