import { AcceptsBody, Access, CurrentPrincipal, type Principal, RawBody } from '@kp/platform/http';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { BrandFiles } from '../brand/brand-files';
import { Brand } from '../brand/brand.service';
import { MAX_BRAND_BYTES } from '../brand/read-brand-picture';
import { ShopSettingsService } from '../shop-settings.service';
import {
  BrandPictureParam,
  BrandPictureResponse,
  BrandSettingsResponse,
  SaveBrandSettingsRequest,
} from './brand-settings.dto';

/** One byte more than a picture may have reaches its own check, which names the limit. */
const MAX_BODY_BYTES = MAX_BRAND_BYTES + 1024;

@Access('admin', 'settings')
@Controller('admin/api/brand-settings')
export class BrandSettingsController {
  constructor(
    private readonly shop: ShopSettingsService,
    private readonly brand: Brand,
    private readonly files: BrandFiles,
  ) {}

  /** What the shop is called, looks like and says of itself. */
  @Get()
  getAdminBrandSettings(): BrandSettingsResponse {
    const { id: _id, accent, ...settings } = this.brand.settings;
    return { name: this.shop.getSettings().name, accent: accent ?? '', ...settings };
  }

  /** What is left out stays. Pages that are rendered from now on follow it; documents and sent emails keep theirs. */
  @Put()
  async saveAdminBrandSettings(
    @Body() { accent, ...request }: SaveBrandSettingsRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<BrandSettingsResponse> {
    await this.brand.save(
      { ...request, accent: accent === undefined ? undefined : accent || null },
      principal,
    );
    return this.getAdminBrandSettings();
  }

  /** The body is the picture, at most 2 MB: SVG or PNG, for the home page JPEG, PNG or WebP. Answers the `file` to save the brand with. */
  @Post('pictures/:kind')
  @AcceptsBody({ maxBytes: MAX_BODY_BYTES, types: ['image/*', 'application/octet-stream'], as: 'bytes' })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ required: true, schema: { type: 'string', format: 'binary' } })
  addAdminBrandPicture(
    @Param() { kind }: BrandPictureParam,
    @RawBody() bytes: Buffer,
  ): Promise<BrandPictureResponse> {
    return this.files.add(kind, bytes);
  }
}
