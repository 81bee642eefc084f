import { Injectable } from '@nestjs/common';
import { DomainError, type Principal } from '@kp/platform/http';
import { ProductAttributes } from '../attributes/product-attributes';
import type { NewVariantsRequest } from '../groups/product-group.dto';
import { ProductGroups } from '../groups/product-groups';
import {
  type AdminProductResponse,
  type CreateProductRequest,
  productInput,
} from '../http/admin-product.dto';
import { ProductEditing } from './product-editing';

/** Products with all that their first save brings: pictures, attributes and variants, or none of it. */
@Injectable()
export class NewProducts {
  constructor(
    private readonly editing: ProductEditing,
    private readonly attributes: ProductAttributes,
    private readonly groups: ProductGroups,
  ) {}

  /** @throws DomainError that names the field of the request */
  create(request: CreateProductRequest, admin: Principal): Promise<AdminProductResponse> {
    const { pictures, attributes = [], variants, ...product } = request;
    const finish = async (id: number) => {
      if (attributes.length > 0)
        await named(/^values/, 'attributes', () => this.attributes.save(id, attributes, admin));
      if (variants)
        await named(/^/, 'variants.', () => this.groups.create(groupOf(id, product.name, variants), admin));
    };
    return this.editing.create(productInput(product), admin, { pictures, finish });
  }
}

function groupOf(templateId: number, productName: string, { name, options, variants }: NewVariantsRequest) {
  const [first, ...others] = variants;
  return {
    name: name ?? productName,
    options,
    variants: [{ productId: templateId, values: first!.values }, ...others],
    templateId,
  };
}

/** A part of a request refuses its fields by the names that they have there. */
async function named(part: RegExp, name: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof DomainError)
      for (const problem of error.fields ?? []) problem.field = problem.field.replace(part, name);
    throw error;
  }
}
