import { randomBytes } from 'node:crypto';
import type { FakeAnswer } from './fake-provider';

export interface Amount {
  value: string;
  currency_code: string;
}

export interface Order {
  id: string;
  status: string;
  intent: string;
  links: { rel: string; href: string }[];
  purchase_units: {
    custom_id: string;
    amount: Amount;
    payments?: { captures: Capture[]; refunds: Refund[] };
  }[];
  payment_source: {
    paypal: {
      experience_context: { return_url: string; cancel_url: string; payment_method_preference: string };
    };
  };
}

export interface Capture {
  id: string;
  status: string;
  amount: Amount;
}

export interface Dispute {
  dispute_id: string;
  status: string;
  reason: string;
  update_time: string;
  dispute_amount: Amount;
  seller_response_due_date?: string;
  dispute_outcome?: { outcome_code: string; amount_refunded?: Amount };
  disputed_transactions: { seller_transaction_id: string }[];
}

export interface Refund {
  id: string;
  status: string;
  amount: Amount;
  custom_id: string;
}

export const newId = () => randomBytes(8).toString('hex').toUpperCase();
export const cents = ({ value }: Amount) => Math.round(Number(value) * 100);

export const rejected = (status: number, issue: string): FakeAnswer => ({
  status,
  body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue, description: `PayPal says ${issue}` }] },
});
