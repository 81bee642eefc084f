import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { AcceptsBody, Access, CurrentPrincipal, IdParam, type Principal, RawBody } from '@kp/platform/http';
import { ProductDocuments } from '../media/product-documents';
import { ProductDocumentResponse } from './product.dto';
import { DescribeDocumentRequest, MAX_BODY_BYTES, ProductDocumentParam } from './product-content.dto';

@Access('admin', 'catalog')
@Controller('admin/api/products/:id/documents')
export class ProductDocumentsController {
  constructor(private readonly documents: ProductDocuments) {}

  @Get()
  listProductDocumentsByAdmin(@Param() { id }: IdParam): Promise<ProductDocumentResponse[]> {
    return this.documents.list(id);
  }

  /** The body is the document: a PDF of at most 10 MB. Answers all documents of the product. */
  @Post()
  @AcceptsBody({
    maxBytes: MAX_BODY_BYTES,
    types: ['application/pdf', 'application/octet-stream'],
    as: 'bytes',
  })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ required: true, schema: { type: 'string', format: 'binary' } })
  addProductDocumentByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Query() request: DescribeDocumentRequest,
    @RawBody() bytes: Buffer,
  ): Promise<ProductDocumentResponse[]> {
    return this.documents.add(id, bytes, DescribeDocumentRequest.descriptionOf(request), principal);
  }

  /** What is left out is emptied. */
  @Put(':documentId')
  describeProductDocumentByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id, documentId }: ProductDocumentParam,
    @Body() request: DescribeDocumentRequest,
  ): Promise<ProductDocumentResponse[]> {
    return this.documents.describe(id, documentId, DescribeDocumentRequest.descriptionOf(request), principal);
  }

  @Delete(':documentId')
  @HttpCode(204)
  async removeProductDocumentByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id, documentId }: ProductDocumentParam,
  ): Promise<void> {
    await this.documents.remove(id, documentId, principal);
  }
}
