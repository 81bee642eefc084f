import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { Access, CurrentPrincipal, IdParam, type Principal } from '@kp/platform/http';
import { CategoryEditing } from '../categories/category-editing';
import {
  AdminCategoryResponse,
  ArrangeCategoriesRequest,
  categoryInput,
  DeleteCategoryRequest,
  SaveCategoryRequest,
} from './categories.dto';

@Access('admin', 'catalog')
@Controller('api/categories')
export class CategoryEditingController {
  constructor(private readonly editing: CategoryEditing) {}

  /** Becomes the last one. 409 CATALOG.CATEGORY_SLUG_TAKEN names the next free slug. */
  @Post()
  createCategoryByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Body() request: SaveCategoryRequest,
  ): Promise<AdminCategoryResponse> {
    return this.editing.create(categoryInput(request), principal);
  }

  @Put(':id')
  updateCategoryByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() request: SaveCategoryRequest,
  ): Promise<AdminCategoryResponse> {
    return this.editing.update(id, categoryInput(request), request.version, principal);
  }

  /** Products need a target: without one 409 CATALOG.CATEGORY_HAS_PRODUCTS says how many there are. */
  @HttpCode(204)
  @Delete(':id')
  deleteCategoryByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Query() { target }: DeleteCategoryRequest,
  ): Promise<void> {
    return this.editing.remove(id, target, principal);
  }
}

@Access('admin', 'catalog')
@Controller('admin/api/categories')
export class AdminCategoriesController {
  constructor(private readonly editing: CategoryEditing) {}

  /** Every category in the order of the shop. */
  @Header('cache-control', 'no-store')
  @Get()
  listCategoriesByAdmin(): Promise<AdminCategoryResponse[]> {
    return this.editing.list();
  }

  @Put('order')
  arrangeCategoriesByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Body() { ids, previousIds }: ArrangeCategoriesRequest,
  ): Promise<AdminCategoryResponse[]> {
    return this.editing.arrange(ids, previousIds, principal);
  }
}
