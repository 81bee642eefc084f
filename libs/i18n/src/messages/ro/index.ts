import type { MessageLoaders } from '../../messages.types';

export const ro: MessageLoaders = {
  common: () => import(/* webpackChunkName: "i18n-ro-common" */ './common.json'),
  shop: () => import(/* webpackChunkName: "i18n-ro-shop" */ './shop.json'),
  checkout: () => import(/* webpackChunkName: "i18n-ro-checkout" */ './checkout.json'),
  dialogs: () => import(/* webpackChunkName: "i18n-ro-dialogs" */ './dialogs.json'),
  pages: () => import(/* webpackChunkName: "i18n-ro-pages" */ './pages.json'),
  account: () => import(/* webpackChunkName: "i18n-ro-account" */ './account.json'),
  admin: () => import(/* webpackChunkName: "i18n-ro-admin" */ './admin.json'),
  mail: () => import(/* webpackChunkName: "i18n-ro-mail" */ './mail.json'),
};
