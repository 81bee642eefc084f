import { Body, Controller, Put, Query } from '@nestjs/common';
import { AdminProductFilterRequest } from '@kp/catalog';
import { TAG_RIGHTS } from '@kp/commerce/tag-rules';
import { FilterOrdersRequest } from '@kp/orders';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import { TagNamesRequest } from '@kp/settings';
import { CustomerFilterRequest } from '../customers/customers.dto';
import { MatchingTags } from './matching-tags';
import { MatchingTaggedResponse } from './matching-tags.dto';

/** All that match, or none of them. */
@Controller('admin/api/tags')
export class MatchingTagsController {
  constructor(private readonly tags: MatchingTags) {}

  /** Of all orders that match: 422 SETTINGS.TOO_MANY_TO_TAG for more than 100,000, 409 SETTINGS.TOO_MANY_TAGS for more than 30 on one. */
  @Access('admin', TAG_RIGHTS.order)
  @Put('orders')
  changeTagsOfOrdersByAdmin(
    @Query() filter: FilterOrdersRequest,
    @Body() change: TagNamesRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<MatchingTaggedResponse> {
    return this.tags.ofOrders(FilterOrdersRequest.filterOf(filter), change, principal);
  }

  /** Of all products that match: 422 SETTINGS.TOO_MANY_TO_TAG for more than 100,000, 409 SETTINGS.TOO_MANY_TAGS for more than 30 on one. */
  @Access('admin', TAG_RIGHTS.product)
  @Put('products')
  changeTagsOfProductsByAdmin(
    @Query() filter: AdminProductFilterRequest,
    @Body() change: TagNamesRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<MatchingTaggedResponse> {
    return this.tags.ofProducts(filter, change, principal);
  }

  /** Of all customers that match: 422 SETTINGS.TOO_MANY_TO_TAG for more than 100,000, 409 SETTINGS.TOO_MANY_TAGS for more than 30 on one. */
  @Access('admin', TAG_RIGHTS.customer)
  @Put('customers')
  changeTagsOfCustomersByAdmin(
    @Query() filter: CustomerFilterRequest,
    @Body() change: TagNamesRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<MatchingTaggedResponse> {
    return this.tags.ofCustomers(filter, change, principal);
  }
}
