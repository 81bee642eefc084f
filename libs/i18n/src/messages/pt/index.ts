import type { MessageLoaders } from '../../messages.types';

export const pt: MessageLoaders = {
  common: () => import(/* webpackChunkName: "i18n-pt-common" */ './common.json'),
  shop: () => import(/* webpackChunkName: "i18n-pt-shop" */ './shop.json'),
  checkout: () => import(/* webpackChunkName: "i18n-pt-checkout" */ './checkout.json'),
  dialogs: () => import(/* webpackChunkName: "i18n-pt-dialogs" */ './dialogs.json'),
  pages: () => import(/* webpackChunkName: "i18n-pt-pages" */ './pages.json'),
  account: () => import(/* webpackChunkName: "i18n-pt-account" */ './account.json'),
  admin: () => import(/* webpackChunkName: "i18n-pt-admin" */ './admin.json'),
  mail: () => import(/* webpackChunkName: "i18n-pt-mail" */ './mail.json'),
};
