import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { AcceptsBody, Access, CurrentPrincipal, IdParam, type Principal, RawBody } from '@kp/platform/http';
import { CategoryEditing } from '../categories/category-editing';
import { CategoryMoving } from '../categories/category-moving';
import { UploadedPictures } from '../media/uploaded-pictures';
import {
  AdminCategoryResponse,
  ArrangeCategoriesRequest,
  categoryInput,
  CategoryPictureResponse,
  DeleteCategoryRequest,
  MoveCategoryRequest,
  SaveCategoryRequest,
} from './categories.dto';
import { MAX_BODY_BYTES } from './product-content.dto';

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
  constructor(
    private readonly editing: CategoryEditing,
    private readonly moving: CategoryMoving,
    private readonly pictures: UploadedPictures,
  ) {}

  /** Every category in the order of the shop. */
  @Get()
  listCategoriesByAdmin(): Promise<AdminCategoryResponse[]> {
    return this.editing.list();
  }

  /** The body is the picture: JPEG, PNG, WebP or AVIF, at most 10 MB. Answers the `imageUrl` to save a category with. */
  @Post('pictures')
  @AcceptsBody({ maxBytes: MAX_BODY_BYTES, types: ['image/*', 'application/octet-stream'], as: 'bytes' })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ required: true, schema: { type: 'string', format: 'binary' } })
  async addCategoryPictureByAdmin(@RawBody() bytes: Buffer): Promise<CategoryPictureResponse> {
    const { url } = await this.pictures.add(bytes);
    return { url };
  }

  /** With what is below it, in one transaction: 400 names `parentId` where three levels are exceeded or it would be inside itself. */
  @Put(':id/position')
  moveCategoryByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() { parentId = null, beforeId = null }: MoveCategoryRequest,
  ): Promise<AdminCategoryResponse[]> {
    return this.moving.move({ id, parentId, beforeId }, principal);
  }

  @Put('order')
  arrangeCategoriesByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Body() { ids, previousIds }: ArrangeCategoriesRequest,
  ): Promise<AdminCategoryResponse[]> {
    return this.editing.arrange(ids, previousIds, principal);
  }
}
