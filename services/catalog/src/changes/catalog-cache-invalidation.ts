import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PostgresBus } from '@kp/platform/database';
import { ReadyBytes } from '@kp/platform/ready-bytes';
import { CATALOG_CHANNEL } from './catalog-tags';

/** Drops this gateway's ready bytes when any process of the shop announces a change of the catalogue. */
@Injectable()
export class CatalogCacheInvalidation implements OnApplicationBootstrap {
  constructor(
    private readonly bus: PostgresBus,
    private readonly bytes: ReadyBytes,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.bus.subscribe(CATALOG_CHANNEL, (tags) => {
      // Without tags: the connection was lost for a while, so anything may have changed.
      if (tags.length > 0) this.bytes.drop(tags);
      else this.bytes.dropAll();
    });
  }
}
