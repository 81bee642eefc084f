import { InvoiceError } from '../../domain/invoice.errors';
import { refusalsOf } from '@kp/platform/http';

const refusal = refusalsOf(InvoiceError);

export const notConnectable = refusal(
  'INVOICES.NOT_CONNECTABLE',
  409,
  "The client ID, the secret and your company's Romanian tax number are needed first.",
);

export const notRejected = refusal(
  'INVOICES.NOT_REJECTED',
  409,
  'Only a rejected invoice is cancelled and issued again here.',
);

export const messageNotFound = refusal(
  'INVOICES.MESSAGE_NOT_FOUND',
  404,
  'There is no such file of the tax office.',
);
