import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { Access, CurrentPrincipal, IdParam, type Principal } from '@kp/platform/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SearchExplanations } from '../search/search-explanations';
import { SynonymGroups } from '../search/synonym-groups';
import { productFilter } from './product-filter.mapper';
import {
  ListSynonymsRequest,
  SaveSynonymsRequest,
  SearchTestResponse,
  SynonymGroupResponse,
  synonymInput,
  SynonymVersionRequest,
  TestSearchRequest,
} from './synonyms.dto';

const DEFAULT_LIMIT = 50;
const MAX_TESTED_PRODUCTS = 10;

@Access('admin', 'catalog')
@Controller('admin/api/synonyms')
export class SynonymsController {
  constructor(
    private readonly groups: SynonymGroups,
    private readonly explanations: SearchExplanations,
  ) {}

  /** The ones changed last first; X-Total-Count says how many match. */
  @Get()
  async listSynonymsByAdmin(
    @Query() { limit = DEFAULT_LIMIT, ...query }: ListSynonymsRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SynonymGroupResponse[]> {
    const { groups, total } = await this.groups.list({ ...query, limit });
    void reply.header('x-total-count', total);
    return groups;
  }

  /** What a search of the shop finds for a guest, how it was understood, and why each product is found. */
  @Get('test')
  testSearchByAdmin(
    @Query() { q, language }: TestSearchRequest,
    @Req() request: FastifyRequest,
  ): Promise<SearchTestResponse> {
    const query = { search: q, language, limit: MAX_TESTED_PRODUCTS };
    return this.explanations.explain(productFilter(query, request, null), q);
  }

  /** 409 CATALOG.SYNONYMS_TAKEN with the groups of the language that have one of the words. */
  @Post()
  createSynonymsByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Body() request: SaveSynonymsRequest,
  ): Promise<SynonymGroupResponse> {
    return this.groups.create(synonymInput(request), principal);
  }

  /** Words that the group has already are kept also when another group has them. */
  @Put(':id')
  updateSynonymsByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() request: SaveSynonymsRequest,
  ): Promise<SynonymGroupResponse> {
    return this.groups.update(id, synonymInput(request), request.version, principal);
  }

  @Delete(':id')
  @HttpCode(204)
  async deleteSynonymsByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Query() { version }: SynonymVersionRequest,
  ): Promise<void> {
    await this.groups.remove(id, version, principal);
  }
}
