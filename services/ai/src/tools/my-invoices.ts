import { Injectable } from '@nestjs/common';
import { InvoicesService, type InvoiceSummary } from '@kp/invoices';
import type { Tool, ToolContext } from './tool';

const MAX_LISTED = 5;
const MAX_SEARCHED = 100;

export interface OwnInvoicesInput {
  number?: string;
  unpaidOnly?: boolean;
}

/** Invoices of the account that asks, newest first; null for a guest. */
@Injectable()
export class MyInvoices implements Tool<OwnInvoicesInput, InvoiceSummary[] | null> {
  readonly name = 'my-invoices';

  constructor(private readonly invoices: InvoicesService) {}

  /** How the numbers of documents begin, and how many digits follow at least. */
  listSeries() {
    return this.invoices.listSeries();
  }

  async run(input: OwnInvoicesInput, { principal }: ToolContext): Promise<InvoiceSummary[] | null> {
    if (!principal) return null;
    const { invoices } = await this.invoices.list({ mine: true, limit: MAX_SEARCHED }, principal);
    return invoices
      .filter(({ number }) => input.number === undefined || number === input.number)
      .filter(({ isPaid }) => !input.unpaidOnly || !isPaid)
      .slice(0, MAX_LISTED);
  }
}
