import { Injectable } from '@nestjs/common';
import { adminProductFilter, type AdminProductFilterRequest, AdminProductList } from '@kp/catalog';
import { TAG_LIMITS, type TagSubject } from '@kp/commerce/tag-rules';
import { type OrderFilter, OrdersService } from '@kp/orders';
import type { Principal } from '@kp/platform/http';
import { type TagNamesRequest, Tags } from '@kp/settings';
import type { CustomerFilter } from '../customers/customer-list.queries';
import { Customers } from '../customers/customers';

/** One more than can be changed at a time, which is how too many are noticed. */
const READ_MAX = TAG_LIMITS.matching + 1;

/** Tags of all orders, products or customers that a filter of their list finds. */
@Injectable()
export class MatchingTags {
  constructor(
    private readonly tags: Tags,
    private readonly orders: OrdersService,
    private readonly products: AdminProductList,
    private readonly customers: Customers,
  ) {}

  async ofOrders(filter: OrderFilter, change: TagNamesRequest, principal: Principal) {
    return this.change('order', await this.orders.matchingIds(filter, READ_MAX), change, principal);
  }

  async ofProducts(filter: AdminProductFilterRequest, change: TagNamesRequest, principal: Principal) {
    const found = await this.products.matchingIds(adminProductFilter(filter), READ_MAX).next();
    return this.change('product', found.value ?? [], change, principal);
  }

  async ofCustomers(filter: CustomerFilter, change: TagNamesRequest, principal: Principal) {
    return this.change('customer', await this.customers.matchingIds(filter, READ_MAX), change, principal);
  }

  private async change(
    subject: TagSubject,
    ids: number[],
    { add = [], remove = [] }: TagNamesRequest,
    principal: Principal,
  ) {
    return { changed: await this.tags.changeMany({ subject, ids, add, remove }, principal) };
  }
}
