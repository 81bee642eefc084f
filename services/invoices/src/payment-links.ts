import { Injectable } from '@nestjs/common';
import { PaymentMethods } from '@kp/payments';
import { HttpConfig } from '@kp/platform/http';
import { SigningKeys } from '@kp/platform/keys';
import { type Invoice, isPayableOnline } from './domain/invoice';

const PURPOSE = 'invoice-payment';
const TOKEN = /^([1-9]\d{0,9})\.([\w-]{43})$/;

/** An invoice has one link for ever, so that its PDF stays the same; when it can be used is a rule of its page. */
@Injectable()
export class PaymentLinks {
  constructor(
    private readonly keys: SigningKeys,
    private readonly http: HttpConfig,
    private readonly methods: PaymentMethods,
  ) {}

  /** @returns null when the invoice cannot be paid online */
  findUrlOf(invoice: Invoice): string | null {
    const isPayable = isPayableOnline(invoice) && this.methods.onlineMethods(invoice.currency).length > 0;
    return isPayable ? `${this.http.publicUrl.replace(/\/$/, '')}/pay/${this.tokenOf(invoice.id)}` : null;
  }

  tokenOf(invoiceId: number): string {
    return `${invoiceId}.${this.keys.sign(PURPOSE, String(invoiceId)).toString('base64url')}`;
  }

  findInvoiceId(token: string): number | null {
    const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
    return this.keys.isSignedBy(PURPOSE, id, Buffer.from(signature, 'base64url')) ? Number(id) : null;
  }
}
