import { IsBoolean, ValidateIf } from 'class-validator';
import type { Preferences } from '../notification-preferences';

/** Null is not a choice, so it is refused like any other value that is not a boolean. */
const OptionalSwitch = () => (target: object, property: string) => {
  ValidateIf((_request, value: unknown) => value !== undefined)(target, property);
  IsBoolean({ message: '$property must be true or false' })(target, property);
};

/** Any subset; what is absent stays as it is. */
export class UpdateNotificationsRequest {
  @OptionalSwitch()
  emailNotifications?: boolean;

  @OptionalSwitch()
  orderUpdates?: boolean;

  @OptionalSwitch()
  productRestocks?: boolean;

  @OptionalSwitch()
  priceDrops?: boolean;

  @OptionalSwitch()
  promotions?: boolean;
}

export class NotificationPreferencesResponse implements Preferences {
  /** Off: none of the other four has an effect. */
  emailNotifications: boolean;
  orderUpdates: boolean;
  productRestocks: boolean;
  priceDrops: boolean;
  promotions: boolean;
}
