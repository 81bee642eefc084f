import { Access, CurrentPrincipal, type Principal, RateLimit } from '@kp/platform/http';
import { Controller, Post } from '@nestjs/common';
import { PaymentCustomers } from '../payment-customers';
import { SavedMethodsResponse } from './saved-methods.dto';

@Access('customer')
@Controller('api/payments/stripe/saved-methods')
export class SavedMethodsController {
  constructor(private readonly customers: PaymentCustomers) {}

  /** Lets the form show, save and remove the cards of the account. Card data stay at Stripe. */
  @Post()
  // Each asks Stripe.
  @RateLimit({ limit: 30, seconds: 60 })
  async openSavedMethods(@CurrentPrincipal() { userId, email }: Principal): Promise<SavedMethodsResponse> {
    return { clientSecret: await this.customers.open(userId, email) };
  }
}
