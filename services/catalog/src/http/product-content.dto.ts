import { DOCUMENT_RULES, IMAGE_RULES, MAX_PRODUCT_IMAGES, MAX_UPLOAD_BYTES } from '@kp/commerce';
import { FormLine, IdList, IdParam, WholeNumber } from '@kp/platform/http';
import { applyDecorators } from '@nestjs/common';
import { IsInt, Max, Min } from 'class-validator';

/** More than a file may have, so that a slightly larger one is answered with its field. */
export const MAX_BODY_BYTES = MAX_UPLOAD_BYTES + 1024 * 1024;

const Id = () => applyDecorators(Max(2_147_483_647), Min(1), IsInt(), WholeNumber());

export class ProductImageParam extends IdParam {
  @Id()
  imageId: number;
}

export class DescribeImageRequest {
  /** What the picture shows, for those who do not see it. */
  @FormLine(IMAGE_RULES.alt)
  alt: string;
}

export class ArrangeImagesRequest {
  /** All pictures of the product, the first one first. */
  @IdList(MAX_PRODUCT_IMAGES)
  imageIds: number[];
}

export class ProductDocumentParam extends IdParam {
  @Id()
  documentId: number;
}

export class DescribeDocumentRequest {
  /** Shown as the link to the document. */
  @FormLine(DOCUMENT_RULES.title)
  title: string;
}
