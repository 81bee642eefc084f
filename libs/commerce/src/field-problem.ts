import { cleanText } from './clean-text';

export const VALIDATION_MESSAGES = [
  'required',
  'emailInvalid',
  'emailDiffers',
  'passwordTooShort',
  'passwordsDontMatch',
  'passwordsDiffer',
  'adminPasswordTooWeak',
  'codeInvalid',
  'currentPasswordRequired',
  'firstNameRequired',
  'lastNameRequired',
  'addressRequired',
  'addressNameRequired',
  'cityRequired',
  'stateRequired',
  'countyRequired',
  'billingCountyRequired',
  'zipCodeRequired',
  'countryRequired',
  'phoneRequired',
  'phoneInvalid',
  'paymentMethodInvalid',
  'companyNameRequired',
  'companyAddressRequired',
  'companyCityRequired',
  'companyCountyRequired',
  'companyCountryRequired',
  'tooLong',
  'contactNameTooShort',
  'contactEmailInvalid',
  'orderNumberInvalid',
  'contactSubjectTooShort',
  'contactMessageTooShort',
  'contactCategoryInvalid',
  'quoteCompanyNameRequired',
  'quoteProductsTooShort',
  'quoteLocationsInvalid',
  'reviewRatingRequired',
  'reviewCommentTooShort',
  'productNameLength',
  'productSlugInvalid',
  'productPriceInvalid',
  'productCompareAtPriceInvalid',
  'productCostPriceInvalid',
  'productStockInvalid',
  'productCategoryRequired',
  'productStatusInvalid',
  'productImageUrlInvalid',
  'productWeightInvalid',
  'skuInvalid',
  'skuTaken',
  'gtinInvalid',
  'unitInvalid',
  'countInvalid',
  'customsCodeInvalid',
  'categoryNameLength',
  'supplierNameLength',
  'synonymTermInvalid',
  'synonymTermsNumber',
  'ibanInvalid',
  'vatNumberInvalid',
  'taxNumberRequired',
  'bucharestSectorRequired',
  'countryUnknown',
  'validFromInPast',
  'vatRateInvalid',
  'taxClassInvalid',
  'exchangeRateInvalid',
  'currencyPairInvalid',
  'trackingUrlTemplateInvalid',
  'promotionLinkInvalid',
  'amountInvalid',
  'zonePlacesRequired',
  'retentionDaysInvalid',
  'zoneBandsInvalid',
  'deliveryDaysInvalid',
  'cutOffInvalid',
  'workingDaysInvalid',
  'closedDaysInvalid',
  'timeZoneInvalid',
  'holidayCountryInvalid',
  'csvSeparatorInvalid',
  'discountCodeInvalid',
  'discountPercentInvalid',
  'discountEndInvalid',
  'discountUsesInvalid',
  'importValueUnknown',
  'importBelowCost',
  'importCodeUnknown',
  'importDuplicate',
  'importNumberAmbiguous',
  'importNumberInvalid',
  'importYesNo',
  'importExists',
  'importMissing',
  'importSlugTaken',
  'importCellError',
  'importDigitsLost',
  'importCellsWithoutColumn',
  'importReadOnly',
  'importStatusChange',
  'importOrderDiffers',
  'importOrderRefund',
  'importOrderRow',
  'importOrderRows',
  'importOrderUnconfirmed',
  'importOrderUnpaid',
  'importVatNumberGone',
  'importShortStock',
  'importPictureAddress',
  'importPictureInvalid',
  'importPictureMissing',
  'importPicturesTooMany',
  'importTagsTooMany',
  'importPictureTooLarge',
  'importPictureUnreachable',
  'importWillCreate',
  'importStockWord',
  'importLeftOut',
  'importGroupUnknown',
  'importGroupOptions',
  'importGroupTwice',
  'importGroupCategory',
  'importGroupLarge',
] as const;

export type ValidationMessageKey = `validation.${(typeof VALIDATION_MESSAGES)[number]}`;

export interface FieldProblem<Field extends string = string> {
  readonly field: Field;
  readonly messageKey: ValidationMessageKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

export function isBlank(value: string | null | undefined): boolean {
  return !value || cleanText(value) === '';
}

export function isShorter(text: string, minLength: number): boolean {
  return cleanText(text).length < minLength;
}

export function tooLong<Field extends string>(
  field: Field,
  value: string | null | undefined,
  max: number,
): FieldProblem<Field> | null {
  return value && value.length > max ? { field, messageKey: 'validation.tooLong', values: { max } } : null;
}

export function problemsOf<Field extends string>(
  ...results: readonly (FieldProblem<Field> | null | false)[]
): FieldProblem<Field>[] {
  return results.filter((result) => result !== null && result !== false);
}
