export * from './category-name';
export * from './create-i18n';
export * from './create-translator';
export * from './direction';
export * from './languages';
export * from './load-messages';
export * from './messages.types';
export * from './switch-language';
