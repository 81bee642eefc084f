import { IMAGE_RULES, MAX_PRODUCT_IMAGES } from '@kp/commerce';
import { FormLine, IdList, IdParam, WholeNumber } from '@kp/platform/http';
import { IsInt, Max, Min } from 'class-validator';

export class ProductImageParam extends IdParam {
  @Max(2_147_483_647)
  @Min(1)
  @IsInt()
  @WholeNumber()
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
