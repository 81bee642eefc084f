import { Body, Controller, Get, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, CurrentPrincipal, type Principal, RateLimit } from '@kp/platform/http';
import { PersonalData } from '@kp/platform/personal-data';
import { writeZip } from '@kp/platform/zip';
import { DeleteAccount } from '../use-cases/delete-account';
import { DeleteAccountRequest } from './personal-data.dto';

@Access('customer')
@Controller('api/auth')
export class PersonalDataController {
  constructor(
    private readonly personalData: PersonalData,
    private readonly deletion: DeleteAccount,
  ) {}

  /** Everything that the shop stores about the customer: a ZIP of JSON files, and of the documents themselves. */
  @RateLimit({ limit: 5, seconds: 600, by: 'caller' })
  @ApiOkResponse({ content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } })
  @Get('my-data')
  downloadAccountData(@CurrentPrincipal() { userId }: Principal): StreamableFile {
    return new StreamableFile(writeZip(this.personalData.files(userId)), {
      type: 'application/zip',
      disposition: 'attachment; filename="my-data.zip"',
    });
  }

  /**
   * Deletes the account for good. 400 `AUTH.WRONG_PASSWORD`, and with a second factor 422 `AUTH.CODE_REQUIRED` or 400 `AUTH.INVALID_CODE`; 409 while orders or payments are open
   * (`ORDERS.ACCOUNT_HAS_OPEN_ORDERS`, `ORDERS.ACCOUNT_HAS_OPEN_PAYMENT`) and for the last owner
   * (`AUTH.LAST_OWNER`). Orders stay without name and address, invoices as they were issued.
   */
  @RateLimit({ limit: 10, seconds: 600, by: 'caller' })
  @HttpCode(204)
  @Post('me/delete')
  async deleteAccount(
    @CurrentPrincipal() principal: Principal,
    @Body() body: DeleteAccountRequest,
  ): Promise<void> {
    await this.deletion.execute(principal, body);
  }
}
