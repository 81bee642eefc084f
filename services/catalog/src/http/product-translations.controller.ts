import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, IdParam, type Principal } from '@kp/platform/http';
import { ProductTranslations } from '../translations/product-translations';
import {
  ProductTranslationsResponse,
  SaveTranslationRequest,
  TranslationParam,
} from './product-translations.dto';

@Access('admin', 'catalog')
@Controller('admin/api/products/:id/translations')
export class ProductTranslationsController {
  constructor(private readonly translations: ProductTranslations) {}

  @Get()
  getProductTranslationsByAdmin(@Param() { id }: IdParam): Promise<ProductTranslationsResponse> {
    return this.translations.read(id);
  }

  @Put(':language')
  saveProductTranslationByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id, language }: TranslationParam,
    @Body() { name, description, keywords }: SaveTranslationRequest,
  ): Promise<ProductTranslationsResponse> {
    const texts = { name: name ?? null, description: description ?? null, keywords: keywords ?? '' };
    return this.translations.save(id, language, texts, principal);
  }
}
