import { Module } from '@nestjs/common';
import { PageRenderer } from './page-renderer';
import { PagesController } from './pages.controller';

@Module({ controllers: [PagesController], providers: [PageRenderer] })
export class PagesModule {}
