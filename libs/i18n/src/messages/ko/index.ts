import type { MessageLoaders } from '../../messages.types';

export const ko: MessageLoaders = {
  common: () => import(/* webpackChunkName: "i18n-ko-common" */ './common.json'),
  shop: () => import(/* webpackChunkName: "i18n-ko-shop" */ './shop.json'),
  checkout: () => import(/* webpackChunkName: "i18n-ko-checkout" */ './checkout.json'),
  dialogs: () => import(/* webpackChunkName: "i18n-ko-dialogs" */ './dialogs.json'),
  pages: () => import(/* webpackChunkName: "i18n-ko-pages" */ './pages.json'),
  account: () => import(/* webpackChunkName: "i18n-ko-account" */ './account.json'),
  admin: () => import(/* webpackChunkName: "i18n-ko-admin" */ './admin.json'),
  mail: () => import(/* webpackChunkName: "i18n-ko-mail" */ './mail.json'),
};
