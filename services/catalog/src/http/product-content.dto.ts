import { DOCUMENT_RULES, IMAGE_RULES, MAX_PRODUCT_IMAGES, MAX_UPLOAD_BYTES } from '@kp/commerce';
import { DOCUMENT_KINDS, type DocumentKind, isDay } from '@kp/commerce/compliance-rules';
import {
  FormSingleLine,
  IdList,
  IdParam,
  InvalidInputError,
  LowerCase,
  MatchesPattern,
  OptionalField,
  OptionalSingleLine,
  WholeNumber,
} from '@kp/platform/http';
import { applyDecorators } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min, ValidateBy } from 'class-validator';
import type { DocumentDescription } from '../media/product-documents';
import type { Crop } from '../media/read-image';

/** More than a file may have, so that a slightly larger one is answered with its field. */
export const MAX_BODY_BYTES = MAX_UPLOAD_BYTES + 1024 * 1024;

const Id = () => applyDecorators(Max(2_147_483_647), Min(1), IsInt(), WholeNumber());

export class ProductImageParam extends IdParam {
  @Id()
  imageId: number;
}

export class DescribeImageRequest {
  /** What the picture shows, for those who do not see it. */
  @FormSingleLine(IMAGE_RULES.alt)
  alt: string;
}

const CROP_PATTERN = /^(\d{1,3}(\.\d{1,4})?)(,\d{1,3}(\.\d{1,4})?){3}$/;

export class CropRequest {
  /**
   * The part to keep: x, y, width and height in percent of the picture as it is seen. Without it, all of it.
   * @example 10,0,80,100
   */
  @MatchesPattern(CROP_PATTERN, '$property must be four percentages like "10,0,80,100"')
  @OptionalField()
  crop?: string;

  static cropOf({ crop }: CropRequest): Crop | null {
    if (crop === undefined) return null;
    const [x, y, width, height] = crop.split(',').map(Number) as [number, number, number, number];
    const isInside = width > 0 && height > 0 && x + width <= 100.01 && y + height <= 100.01;
    if (!isInside) {
      const message = 'crop must be a part of the picture.';
      throw new InvalidInputError([{ field: 'crop', message }]);
    }
    return { x, y, width, height };
  }
}

export class AddImageRequest extends IntersectionType(DescribeImageRequest, CropRequest) {}

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
  @FormSingleLine(DOCUMENT_RULES.title)
  title: string;

  @IsIn(DOCUMENT_KINDS)
  @LowerCase()
  @OptionalField()
  kind?: DocumentKind;

  /** Who signed it. */
  @OptionalSingleLine(200)
  issuer?: string;

  /** The last day of its validity. @example 2027-12-31 */
  @ValidateBy(
    { name: 'day', validator: { validate: (text) => typeof text === 'string' && isDay(text) } },
    { message: '$property must be a day like 2027-12-31' },
  )
  @OptionalField()
  validUntil?: string;

  static descriptionOf(request: DescribeDocumentRequest): DocumentDescription {
    const { title, kind = null, issuer = '', validUntil = null } = request;
    return { title, kind, issuer, validUntil };
  }
}
