import { Injectable } from '@nestjs/common';
import { Sql } from '@kp/platform/database';
import type { ProductFilter } from '../domain/product-filter';
import { facetsQuery } from '../persistence/facets.query';

interface Facets {
  /** JSON of a FacetsResponse, as PostgreSQL wrote it. */
  body: string;
  /** Products that pass all filters. */
  total: number;
}

/** How many products each filter of a list would leave, for shoppers. */
@Injectable()
export class CountFacets {
  constructor(private readonly sql: Sql) {}

  /** @returns JSON of a FacetsResponse */
  async execute(filter: ProductFilter): Promise<string> {
    const exact = await this.read(filter, false);
    // The list guesses when nothing is found, so its numbers are counted from the guess too.
    const isGuessed = filter.search !== undefined && exact.total === 0;
    return (isGuessed ? await this.read(filter, true) : exact).body;
  }

  private async read(filter: ProductFilter, isGuess: boolean): Promise<Facets> {
    const { statement, values } = facetsQuery(filter, isGuess);
    return (await this.sql.first<Facets>(statement, values))!;
  }
}
