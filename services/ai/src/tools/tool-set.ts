import { Injectable } from '@nestjs/common';
import { FindSimilar } from './find-similar';
import { Guidance } from './guidance';
import { MyInvoices } from './my-invoices';
import { MyOrders } from './my-orders';
import { ProductFacts } from './product-facts';
import { ProposeCart } from './propose-cart';
import { SearchCatalogue } from './search-catalogue';
import { SetupListTool } from './setup-list';
import { ShopRules } from './shop-rules';

@Injectable()
export class ToolSet {
  constructor(
    readonly searchCatalogue: SearchCatalogue,
    readonly findSimilar: FindSimilar,
    readonly productFacts: ProductFacts,
    readonly shopRules: ShopRules,
    readonly guidance: Guidance,
    readonly myOrders: MyOrders,
    readonly myInvoices: MyInvoices,
    readonly proposeCart: ProposeCart,
    readonly setupList: SetupListTool,
  ) {}
}

export const TOOLS = [
  FindSimilar,
  Guidance,
  MyInvoices,
  MyOrders,
  ProductFacts,
  ProposeCart,
  SearchCatalogue,
  SetupListTool,
  ShopRules,
  ToolSet,
];
