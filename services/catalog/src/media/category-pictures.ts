import { Injectable } from '@nestjs/common';
import { hashOf, MediaFiles } from './media-files';
import { checkImage, encodeImage } from './read-image';

@Injectable()
export class CategoryPictures {
  constructor(private readonly files: MediaFiles) {}

  /** Belongs to no category before one is saved with the address that this answers. */
  async add(bytes: Buffer): Promise<{ url: string }> {
    checkImage(bytes);
    const { files } = await encodeImage(bytes, null);
    const hash = hashOf(bytes);
    await this.files.store(hash, 'image', files);
    return { url: `/media/${hash}-640.webp` };
  }
}
