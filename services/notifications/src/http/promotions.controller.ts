import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { hasPromotionText } from '@kp/commerce/promotion-rules';
import { Access, CurrentPrincipal, IdParam, PageQuery, type Principal } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import type { PromotionContent } from '../domain/promotion';
import { Promotions } from '../promotions/promotions';
import {
  CreatePromotionRequest,
  PromotionAudienceResponse,
  PromotionLanguageRequest,
  PromotionPreviewResponse,
  PromotionResponse,
  SendPromotionRequest,
  UpdatePromotionRequest,
} from './promotions.dto';

@Access('admin', 'marketing')
@Controller('admin/api/promotions')
export class PromotionsController {
  constructor(private readonly promotions: Promotions) {}

  /** Newest first. */
  @Get()
  async listPromotionsByAdmin(
    @Query() { limit = 100, offset = 0 }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PromotionResponse[]> {
    const { promotions, total } = await this.promotions.list(limit, offset);
    void reply.header('x-total-count', total);
    return promotions.map((promotion) => PromotionResponse.from(promotion));
  }

  @Get(':id')
  async getPromotionByAdmin(@Param() { id }: IdParam): Promise<PromotionResponse> {
    return PromotionResponse.from(await this.promotions.get(id));
  }

  @Post()
  async createPromotionByAdmin(
    @Body() request: CreatePromotionRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<PromotionResponse> {
    return PromotionResponse.from(await this.promotions.create(contentOf(request), principal));
  }

  /** Drafts only: 409 NOTIFICATIONS.PROMOTION_NOT_DRAFT otherwise. */
  @Put(':id')
  async updatePromotionByAdmin(
    @Param() { id }: IdParam,
    @Body() request: UpdatePromotionRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<PromotionResponse> {
    const { version } = request;
    return PromotionResponse.from(await this.promotions.update(id, contentOf(request), version, principal));
  }

  /** Drafts only. */
  @HttpCode(204)
  @Delete(':id')
  async deletePromotionByAdmin(
    @Param() { id }: IdParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    await this.promotions.delete(id, principal);
  }

  /** The number of recipients, to be read before it is sent. */
  @Get(':id/audience')
  async getPromotionAudienceByAdmin(@Param() { id }: IdParam): Promise<PromotionAudienceResponse> {
    const languages = await this.promotions.countAudience(id);
    return { recipients: languages.reduce((sum, { recipients }) => sum + recipients, 0), languages };
  }

  /** As it is mailed. */
  @Get(':id/preview')
  async previewPromotionByAdmin(
    @Param() { id }: IdParam,
    @Query() { language }: PromotionLanguageRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<PromotionPreviewResponse> {
    const { subject, text, html } = await this.promotions.preview(id, language, principal);
    const { texts } = await this.promotions.get(id);
    return { subject, text, html, isFallback: !hasPromotionText(texts, language) };
  }

  /** To the administrator who asks for it; written and sent by the worker. */
  @HttpCode(202)
  @Post(':id/test')
  async testPromotionByAdmin(
    @Param() { id }: IdParam,
    @Body() { language }: PromotionLanguageRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    await this.promotions.requestTest(id, language, principal);
  }

  /** To the accounts that want promotions then; repeating it changes nothing. */
  @HttpCode(200)
  @Post(':id/send')
  async sendPromotionByAdmin(
    @Param() { id }: IdParam,
    @Body() { version, at }: SendPromotionRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<PromotionResponse> {
    const time = at === undefined ? null : new Date(at);
    return PromotionResponse.from(await this.promotions.send(id, time, version, principal));
  }

  /** A scheduled one is a draft again; while it is sent, those not mailed yet get nothing. */
  @HttpCode(200)
  @Post(':id/cancel')
  async cancelPromotionByAdmin(
    @Param() { id }: IdParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<PromotionResponse> {
    return PromotionResponse.from(await this.promotions.cancel(id, principal));
  }
}

function contentOf({ link = '', texts, ...request }: CreatePromotionRequest): PromotionContent {
  const { name, productIds, audience, languages } = request;
  const written = texts.filter(({ subject, body }) => subject !== '' && body !== '');
  return { name, link, productIds, audience, languages, texts: written };
}
