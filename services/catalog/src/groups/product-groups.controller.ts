import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { Access, CurrentPrincipal, IdParam, type Principal } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import {
  AdminProductGroupResponse,
  ListProductGroupsRequest,
  SaveProductGroupRequest,
} from './product-group.dto';
import { ProductGroups } from './product-groups';

@Access('admin', 'catalog')
@Controller('admin/api/product-groups')
export class ProductGroupsController {
  constructor(private readonly groups: ProductGroups) {}

  /** By name; X-Total-Count says how many match. */
  @Get()
  async listProductGroupsByAdmin(
    @Query() query: ListProductGroupsRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminProductGroupResponse[]> {
    const { groups, total } = await this.groups.list(query);
    void reply.header('x-total-count', total);
    return groups;
  }

  @Get(':id')
  getProductGroupByAdmin(@Param() { id }: IdParam): Promise<AdminProductGroupResponse> {
    return this.groups.find(id);
  }

  /** Of products that exist, and of new ones made like one of them. */
  @Post()
  createProductGroupByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Body() request: SaveProductGroupRequest,
  ): Promise<AdminProductGroupResponse> {
    return this.groups.create(request, principal);
  }

  /** Products that are no longer among the variants leave the group and stay in the shop. */
  @Put(':id')
  updateProductGroupByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() request: SaveProductGroupRequest,
  ): Promise<AdminProductGroupResponse> {
    return this.groups.update(id, request, principal);
  }

  /** The products stay, each by itself. */
  @Delete(':id')
  @HttpCode(204)
  async deleteProductGroupByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
  ): Promise<void> {
    await this.groups.remove(id, principal);
  }
}
