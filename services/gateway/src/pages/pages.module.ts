import { Module } from '@nestjs/common';
import { PageKeys } from './page-key';
import { PageRenderer } from './page-renderer';
import { PagesController } from './pages.controller';
import { ShellBundle } from './shell-bundle';

@Module({
  controllers: [PagesController],
  providers: [PageRenderer, PageKeys, ShellBundle],
  exports: [PageKeys, ShellBundle],
})
export class PagesModule {}
