import { Injectable } from '@nestjs/common';
import { codeOf, findProductId, productCode } from '@kp/commerce';
import { Sql } from '@kp/platform/database';
import { CatalogService } from '../catalog.service';
import type { ProductFilter } from '../domain/product-filter';
import type { FoundIn } from '../domain/synonym-administration';
import type { ProductResponse } from '../http/product.dto';
import type { SearchReasonResponse, SearchTestResponse, SearchUnitResponse } from '../http/synonyms.dto';
import { productNumberOf } from '../persistence/product-search.query';
import type { Requirement } from './requirement';
import { tsqueryOf } from './search-condition';
import { SEARCH_REASONS } from './search-reasons.query';
import type { SearchUnit } from './understand-search';

interface ReasonRow {
  productId: number;
  unit: number;
  reading: number;
  foundIn: FoundIn;
}

/** How the product list of the shop understood a text, and why each product is in it. */
@Injectable()
export class SearchExplanations {
  constructor(
    private readonly sql: Sql,
    private readonly catalog: CatalogService,
  ) {}

  /** @param typed the text of which `filter` was made */
  async explain(filter: ProductFilter, typed: string): Promise<SearchTestResponse> {
    const { body, total, used, search } = await this.catalog.listProducts(filter);
    const products = JSON.parse(body) as ProductResponse[];
    const units = search?.units ?? [];
    const reasons = await this.reasons(products, units);
    const number = findProductId(typed) ?? productNumberOf(typed);
    const isCode = filter.productIds !== undefined || products.some(({ id }) => id === number);
    const ofCode = (id: number, code: string): SearchReasonResponse[] => {
      const isFoundByCode = filter.productIds !== undefined || id === number;
      return isFoundByCode ? [{ searched: typed, term: code, foundIn: 'code' }] : [];
    };
    return {
      code: isCode && number !== null ? productCode(number) : null,
      used: used ?? null,
      units: [...units.map(unitResponse), ...(search?.requirements ?? []).map(requirementResponse)],
      total,
      products: products.map((product) => {
        const { id, name, slug, imageUrl } = product;
        const code = codeOf(product);
        return { id, code, name, slug, imageUrl, reasons: [...ofCode(id, code), ...(reasons.get(id) ?? [])] };
      }),
    };
  }

  private async reasons(
    products: readonly ProductResponse[],
    units: readonly SearchUnit[],
  ): Promise<Map<number, SearchReasonResponse[]>> {
    const readings = units.flatMap((unit, index) =>
      unit.readings.map((reading) => ({ index, unit, reading })),
    );
    const reasons = new Map<number, SearchReasonResponse[]>();
    if (readings.length === 0) return reasons;
    const rows = await this.sql.rows<ReasonRow>(SEARCH_REASONS, [
      products.map(({ id }) => id),
      readings.map(({ index }) => index),
      readings.map(({ reading }) => tsqueryOf(reading.condition)),
    ]);
    for (const { productId, reading: place, foundIn } of rows) {
      const { unit, reading } = readings[place]!;
      const reason = { searched: unit.typed, term: reading.term, foundIn };
      reasons.set(productId, [...(reasons.get(productId) ?? []), reason]);
    }
    return reasons;
  }
}

const requirementResponse = ({ typed, kind }: Requirement): SearchUnitResponse => ({
  typed,
  searched: typed,
  kind,
  alternatives: [],
});

function unitResponse({ typed, original, kind, readings }: SearchUnit): SearchUnitResponse {
  const isSplit = original !== undefined && kind !== 'corrected' && kind !== 'left-out';
  return {
    typed: original ?? typed,
    searched: typed,
    kind: isSplit ? 'split' : kind,
    alternatives: readings.map(({ term }) => term).filter((term) => term !== typed),
  };
}
