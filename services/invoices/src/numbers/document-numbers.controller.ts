import { Body, Controller, Get, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import { DocumentNumbering } from './document-numbers';
import { DocumentNumbersResponse, SaveDocumentNumbersRequest } from './document-numbers.dto';

@Access('admin', 'settings')
@Controller('admin/api/document-numbers')
export class DocumentNumbersController {
  constructor(private readonly numbers: DocumentNumbering) {}

  /** How invoices, stornos and credit notes are numbered. */
  @Get()
  getAdminDocumentNumbers(): Promise<DocumentNumbersResponse> {
    return this.numbers.get();
  }

  /** Before the first document of a kind; after it 409 INVOICES.NUMBERS_STARTED names the field that cannot change. Audited. */
  @Put()
  saveAdminDocumentNumbers(
    @Body() form: SaveDocumentNumbersRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<DocumentNumbersResponse> {
    return this.numbers.save(form, principal);
  }
}
