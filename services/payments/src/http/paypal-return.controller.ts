import { Controller, Get, Query, Redirect } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@kp/platform/http';
import { PaypalReturnRequest } from './dto/paypal-return.request';

interface Redirection {
  url: string;
  statusCode: number;
}

/** Where PayPal sends shoppers back to; they find themselves in the checkout. */
@ApiExcludeController()
@Controller('api/payments/paypal')
export class PaypalReturnController {
  @Public()
  @Get('return')
  @Redirect()
  returnFromPaypal(@Query() { token }: PaypalReturnRequest): Redirection {
    return { url: `/checkout?paypal=${encodeURIComponent(token)}`, statusCode: 303 };
  }

  @Public()
  @Get('cancel')
  @Redirect()
  cancelAtPaypal(@Query() { token }: PaypalReturnRequest): Redirection {
    return { url: `/checkout?paypal=${encodeURIComponent(token)}&cancelled=true`, statusCode: 303 };
  }
}
