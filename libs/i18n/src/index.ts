export { categoryDescription, categoryName } from './category-name';
export { createI18n } from './create-i18n';
export { createTranslator, translationOptions } from './create-translator';
export * from './detect-language';
export * from './direction';
export {
  formatDate,
  formatDateTime,
  formatDayRange,
  formatDecimalRate,
  formatInvoiceDate,
  formatList,
  formatMoney,
  formatNumber,
  formatPercent,
  type MoneyStyle,
  moneyStyleOf,
  type DateInput,
  type DecimalAmount,
} from './formats';
export { formatWait } from './format-wait';
export * from './languages';
export * from './load-messages';
export { openingHoursText } from './opening-hours';
export { NAMESPACES, type MessageFile, type MessageTree, type Messages, type Namespace } from './messages';
