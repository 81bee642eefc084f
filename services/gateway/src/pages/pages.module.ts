import { Module } from '@nestjs/common';
import { PageRenderer } from './page-renderer';
import { PagesController } from './pages.controller';
import { ShellBundle } from './shell-bundle';

@Module({ controllers: [PagesController], providers: [PageRenderer, ShellBundle], exports: [ShellBundle] })
export class PagesModule {}
