import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { cleanSingleLine } from '@kp/commerce';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { Access, CurrentPrincipal, IdParam, type Principal } from '@kp/platform/http';
import { CSV_FILE, csvFile, XLSX_FILE, xlsxFile } from '@kp/platform/tables';
import { RowsQuery } from '@kp/settings';
import { AttributeExport } from '../attributes/attribute-export';
import { BatchedAttributes } from '../attributes/batched-attributes';
import { type AttributeInput, CategoryAttributes } from '../attributes/category-attributes';
import { AttributeTexts } from '../attributes/attribute-texts';
import { ProductAttributes } from '../attributes/product-attributes';
import {
  AttributeResponse,
  AttributeTranslationParam,
  AttributeValueResponse,
  AttributeWordResponse,
  CategoryAttributeParam,
  CategoryAttributeResponse,
  DefinitionTextsResponse,
  ProductAttributeValueResponse,
  SaveAttributeRequest,
  SaveAttributeTextsRequest,
  SaveAttributeValuesRequest,
} from './attributes.dto';
import { TranslationParam } from './product-translations.dto';

const inputOf = ({ unit, choices = [], ...input }: SaveAttributeRequest): AttributeInput => ({
  ...input,
  unit: unit ?? null,
  choices: [...new Set(choices.map(cleanSingleLine))].filter((choice) => choice !== ''),
});

/** Each is defined once and assigned to categories. */
@Access('admin', 'catalog')
@Controller('admin/api/attributes')
export class AttributesController {
  constructor(
    private readonly attributes: CategoryAttributes,
    private readonly batches: BatchedAttributes,
  ) {}

  @Get()
  listAttributesByAdmin(): Promise<AttributeResponse[]> {
    return this.attributes.defined();
  }

  /** Of those of these products whose category has the attribute. */
  @Get(':id/values')
  async listAttributeValuesByAdmin(
    @Param() { id }: IdParam,
    @Query() { ids }: RowsQuery,
  ): Promise<ProductAttributeValueResponse[]> {
    const values = await this.batches.read(ids, id);
    return [...values].map(([productId, { value }]) => ({ productId, value }));
  }
}

@Access('admin', 'catalog')
@Controller('admin/api')
export class AttributeExportController {
  constructor(private readonly attributes: AttributeExport) {}

  /** Of all categories, each where it is assigned, with what other languages call it. */
  @ApiOkResponse(CSV_FILE)
  @Get('attributes.csv')
  async exportAttributesByAdmin(): Promise<StreamableFile> {
    return csvFile(await this.attributes.table());
  }

  @ApiOkResponse(XLSX_FILE)
  @Get('attributes.xlsx')
  async exportAttributeWorkbookByAdmin(): Promise<StreamableFile> {
    return xlsxFile(await this.attributes.table());
  }
}

@Access('admin', 'catalog')
@Controller('admin/api/categories/:id/attributes')
export class CategoryAttributesController {
  constructor(private readonly attributes: CategoryAttributes) {}

  @Get()
  listCategoryAttributesByAdmin(@Param() { id }: IdParam): Promise<CategoryAttributeResponse[]> {
    return this.attributes.list(id);
  }

  @Post()
  addCategoryAttributeByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() body: SaveAttributeRequest,
  ): Promise<CategoryAttributeResponse[]> {
    return this.attributes.add(id, inputOf(body), principal);
  }

  @Put(':attributeId')
  editCategoryAttributeByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id, attributeId }: CategoryAttributeParam,
    @Body() body: SaveAttributeRequest,
  ): Promise<CategoryAttributeResponse[]> {
    return this.attributes.edit(id, attributeId, inputOf(body), principal);
  }

  /** From the category; with the values of all products where no other category has it. */
  @Delete(':attributeId')
  @HttpCode(204)
  async removeCategoryAttributeByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id, attributeId }: CategoryAttributeParam,
  ): Promise<void> {
    await this.attributes.remove(id, attributeId, principal);
  }
}

@Access('admin', 'catalog')
@Controller('admin/api/categories/:id/attributes/:attributeId/texts')
export class DefinitionTextsController {
  constructor(private readonly texts: AttributeTexts) {}

  /** Name, unit and choices of an attribute, each with its translations. */
  @Get()
  async listDefinitionTextsByAdmin(
    @Param() { id, attributeId }: CategoryAttributeParam,
  ): Promise<DefinitionTextsResponse> {
    return { language: catalogLanguage(), words: await this.texts.listDefined(id, attributeId) };
  }

  /** For all categories and products that have the words. */
  @Put(':language')
  saveDefinitionTextsByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id, attributeId, language }: AttributeTranslationParam,
    @Body() { words }: SaveAttributeTextsRequest,
  ): Promise<AttributeWordResponse[]> {
    return this.texts.saveDefined([id, attributeId], language, words, principal);
  }
}

@Access('admin', 'catalog')
@Controller('admin/api/products/:id/attributes')
export class ProductAttributesController {
  constructor(private readonly attributes: ProductAttributes) {}

  /** All attributes of the product's category. */
  @Get()
  listProductAttributesByAdmin(@Param() { id }: IdParam): Promise<AttributeValueResponse[]> {
    return this.attributes.list(id);
  }

  @Put()
  saveProductAttributesByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() { values }: SaveAttributeValuesRequest,
  ): Promise<AttributeValueResponse[]> {
    return this.attributes.save(id, values, principal);
  }
}

@Access('admin', 'catalog')
@Controller('admin/api/products/:id/attribute-texts')
export class AttributeTextsController {
  constructor(private readonly texts: AttributeTexts) {}

  /** Names of the attributes of the product's category and its values, each with its translations. */
  @Get()
  listAttributeTextsByAdmin(@Param() { id }: IdParam): Promise<AttributeWordResponse[]> {
    return this.texts.list(id);
  }

  /** A word is translated for every product that has it. */
  @Put(':language')
  saveAttributeTextsByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id, language }: TranslationParam,
    @Body() { words }: SaveAttributeTextsRequest,
  ): Promise<AttributeWordResponse[]> {
    return this.texts.save(id, language, words, principal);
  }
}
