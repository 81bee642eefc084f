import 'i18next';
import type account from './messages/en/account.json';
import type signIn from './messages/en/sign-in.json';
import type accountTabs from './messages/en/account-tabs.json';
import type admin from './messages/en/admin.json';
import type adminAccounting from './messages/en/admin-accounting.json';
import type adminOrders from './messages/en/admin-orders.json';
import type adminCatalog from './messages/en/admin-catalog.json';
import type adminImports from './messages/en/admin-imports.json';
import type adminPeople from './messages/en/admin-people.json';
import type adminSettings from './messages/en/admin-settings.json';
import type adminSetup from './messages/en/admin-setup.json';
import type assistant from './messages/en/assistant.json';
import type catalog from './messages/en/catalog.json';
import type checkout from './messages/en/checkout.json';
import type common from './messages/en/common.json';
import type units from './messages/en/units.json';
import type validation from './messages/en/validation.json';
import type dialogs from './messages/en/dialogs.json';
import type invoice from './messages/en/invoice.json';
import type mail from './messages/en/mail.json';
import type order from './messages/en/order.json';
import type law from './messages/en/law.json';
import type pages from './messages/en/pages.json';
import type problems from './messages/en/problems.json';
import type shop from './messages/en/shop.json';
import type home from './messages/en/home.json';
import type list from './messages/en/list.json';
import type product from './messages/en/product.json';
import type cart from './messages/en/cart.json';

declare module 'i18next' {
  /** Text keys are those of the English files: a wrong key fails the type check. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    fallbackNS: 'validation';
    returnNull: false;
    resources: {
      common: typeof common;
      validation: typeof validation;
      problems: typeof problems;
      shop: typeof shop;
      home: typeof home;
      list: typeof list;
      product: typeof product;
      units: typeof units;
      cart: typeof cart;
      catalog: typeof catalog;
      checkout: typeof checkout;
      order: typeof order;
      dialogs: typeof dialogs;
      pages: typeof pages;
      law: typeof law;
      assistant: typeof assistant;
      account: typeof account;
      signIn: typeof signIn;
      accountTabs: typeof accountTabs;
      admin: typeof admin;
      adminAccounting: typeof adminAccounting;
      adminOrders: typeof adminOrders;
      adminCatalog: typeof adminCatalog;
      adminPeople: typeof adminPeople;
      adminSettings: typeof adminSettings;
      adminSetup: typeof adminSetup;
      adminImports: typeof adminImports;
      mail: typeof mail;
      invoice: typeof invoice;
    };
  }
}
