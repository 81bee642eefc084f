import { Setting } from '@kp/platform/config';
import { IsInt, IsNumber, Max, Min } from 'class-validator';

export class OrdersConfig {
  @Setting({
    name: 'UNPAID_RESERVATION_MINUTES',
    default: '30',
    description:
      'How long an order that waits for its online payment reserves its units. A checkout that is not an order yet has 15 minutes.',
  })
  @IsInt()
  @Min(1)
  @Max(10_080)
  unpaidReservationMinutes: number;

  @Setting({
    name: 'CONFIRMATION_MINUTES',
    default: '60',
    description: 'How long a cash order above the guest limits reserves its units and can be confirmed.',
  })
  @IsInt()
  @Min(1)
  @Max(10_080)
  confirmationMinutes: number;

  @Setting({
    name: 'RESERVATION_MAX_UNITS',
    default: '1000',
    description:
      'Units that checkouts, unpaid and unconfirmed orders of one customer reserve together; above it they wait without stock. LIMIT_FACTOR multiplies it.',
  })
  @IsInt()
  @Min(0)
  reservationMaxUnits: number;

  @Setting({
    name: 'GUEST_CASH_MAX_TOTAL',
    default: '2000',
    description:
      'Worth of the cash orders that guests of one email or IP place in a day without confirming, in the currency of the shop. LIMIT_FACTOR multiplies it, like the next two.',
  })
  @IsNumber()
  @Min(0)
  guestCashMaxTotal: number;

  @Setting({ name: 'GUEST_CASH_MAX_UNITS', default: '100', description: 'The same in units.' })
  @IsInt()
  @Min(0)
  guestCashMaxUnits: number;

  @Setting({ name: 'GUEST_CASH_MAX_ORDERS', default: '5', description: 'The same in orders.' })
  @IsInt()
  @Min(0)
  guestCashMaxOrders: number;

  @Setting({
    name: 'REVIEW_REQUEST_DAYS',
    default: '7',
    description: 'Days after the delivery of an order until its customer is asked by email to review it.',
  })
  @IsInt()
  @Min(1)
  @Max(365)
  reviewRequestDays: number;

  @Setting({
    name: 'RETURN_DAYS',
    default: '30',
    description: 'Days after the delivery of an order in which its customer can ask to return items.',
  })
  @IsInt()
  @Min(1)
  @Max(365)
  returnDays: number;
}
