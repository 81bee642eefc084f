import type { TFunction } from 'i18next';
import type { ChosenDelivery } from '@kp/commerce/delivery-methods';

/** As the shop calls it, else in the words of its kind. */
export const deliveryMethodName = ({ kind, name }: Pick<ChosenDelivery, 'kind' | 'name'>, t: TFunction) =>
  name || t(`deliveryMethod.${kind}`);
