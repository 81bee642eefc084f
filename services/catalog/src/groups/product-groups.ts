import { Injectable } from '@nestjs/common';
import { cleanSingleLine, slugify } from '@kp/commerce';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { isLanguageCode } from '@kp/i18n/languages';
import { AuditLog } from '@kp/platform/audit';
import { Sql, Transactions } from '@kp/platform/database';
import { type FieldProblem, InvalidInputError, type Principal } from '@kp/platform/http';
import { CatalogChanges } from '../changes/catalog-changes';
import {
  groupChanged,
  groupNotFound,
  variantElsewhere,
  variantsInCategories,
  variantTwice,
} from '../domain/catalog.errors';
import { productInput } from '../http/admin-product.dto';
import { ADMIN_PRODUCT, FREE_SLUG } from '../products/product-editing.queries';
import { ProductEditing } from '../products/product-editing';
import type { AdminProductResponse } from '../http/admin-product.dto';
import type {
  AdminProductGroupResponse,
  ListProductGroupsRequest,
  SaveProductGroupRequest,
  SaveVariantRequest,
} from './product-group.dto';
import {
  COPY_CONTENT,
  COUNT_GROUPS,
  DELETE_GROUP,
  FIND_GROUP,
  INSERT_GROUP,
  IS_SLUG_TAKEN,
  JOIN_GROUP,
  type JoiningProduct,
  LEAVE_GROUP,
  LIST_GROUPS,
  LOCK_GROUP,
  LOCK_JOINING,
  TEMPLATE_NAMES,
  UPDATE_GROUP,
} from './product-groups.queries';

const DEFAULT_LIMIT = 50;

interface Variant extends SaveVariantRequest {
  productId: number;
}

/** Products that differ in size, colour or the like. Each keeps its address; a change commits with its audit entry. */
@Injectable()
export class ProductGroups {
  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
    private readonly editing: ProductEditing,
    private readonly changes: CatalogChanges,
    private readonly audit: AuditLog,
  ) {}

  async list({ search, productId, limit = DEFAULT_LIMIT, offset = 0 }: ListProductGroupsRequest) {
    const matching = [search ?? null, productId ?? null];
    const { total } = (await this.sql.first<{ total: number }>(COUNT_GROUPS, matching))!;
    const values = [...matching, limit, offset];
    return { groups: await this.sql.rows<AdminProductGroupResponse>(LIST_GROUPS, values), total };
  }

  async find(id: number): Promise<AdminProductGroupResponse> {
    const group = await this.sql.first<AdminProductGroupResponse>(FIND_GROUP, [id]);
    if (!group) throw groupNotFound();
    return group;
  }

  create(request: SaveProductGroupRequest, admin: Principal): Promise<AdminProductGroupResponse> {
    const entered = cleaned(request);
    return this.transactions.run(async () => {
      const known = await this.sql.first<{ names: object }>(TEMPLATE_NAMES, [
        request.templateId,
        entered.name,
      ]);
      const input = { ...entered, names: { ...known?.names, ...entered.names } };
      const values = [input.name, JSON.stringify(input.names), input.options];
      const { id } = (await this.sql.first<{ id: number }>(INSERT_GROUP, values))!;
      await this.setVariants(id, input, admin);
      return this.recorded('created', null, await this.find(id), admin);
    });
  }

  /** Products that are no longer among the variants leave the group and stay in the shop. */
  update(id: number, request: SaveProductGroupRequest, admin: Principal): Promise<AdminProductGroupResponse> {
    const input = cleaned(request);
    return this.transactions.run(async () => {
      const before = await this.locked(id);
      if (request.version !== undefined && request.version !== before.version) throw groupChanged(before);
      await this.sql.run(UPDATE_GROUP, [id, input.name, JSON.stringify(input.names), input.options]);
      await this.setVariants(id, input, admin);
      return this.recorded('updated', before, await this.find(id), admin);
    });
  }

  /** The products stay, each by itself. */
  async remove(id: number, admin: Principal): Promise<void> {
    await this.transactions.run(async () => {
      const before = await this.locked(id);
      await this.leave(id, []);
      await this.sql.run(DELETE_GROUP, [id]);
      await this.record('deleted', id, { before, after: null }, admin);
    });
  }

  private async locked(id: number): Promise<AdminProductGroupResponse> {
    await this.sql.run(LOCK_GROUP, [id]);
    return this.find(id);
  }

  private async setVariants(id: number, input: GroupInput, admin: Principal): Promise<void> {
    const known = input.variants.flatMap(({ productId }) => productId ?? []);
    await this.leave(id, known);
    const joining = await this.sql.rows<JoiningProduct>(LOCK_JOINING, [known]);
    assertJoining(input, joining, id);
    const variants = await this.withNewProducts(input, admin);
    await this.sql.run(JOIN_GROUP, [
      id,
      variants.map(({ productId }) => productId),
      variants.map(({ values }) => JSON.stringify(values)),
    ]);
    this.changes.record(
      variants.map(({ productId }) => productId),
      [...new Set(joining.map(({ categoryId }) => categoryId))],
    );
  }

  private async leave(id: number, staying: readonly number[]): Promise<void> {
    const left = await this.sql.rows<{ id: number; categoryId: number }>(LEAVE_GROUP, [id, staying]);
    this.changes.record(
      left.map((product) => product.id),
      left.map(({ categoryId }) => categoryId),
    );
  }

  private async withNewProducts(input: GroupInput, admin: Principal): Promise<Variant[]> {
    const variants: Variant[] = [];
    for (const variant of input.variants) {
      const productId = variant.productId ?? (await this.createLike(input, variant, admin));
      variants.push({ ...variant, productId });
    }
    return variants;
  }

  private async createLike(
    { name, names, templateId }: GroupInput,
    { values, sku, price, stockQuantity = 0 }: SaveVariantRequest,
    admin: Principal,
  ): Promise<number> {
    const template = await this.sql.first<AdminProductResponse>(ADMIN_PRODUCT, [templateId]);
    if (!template) throw invalid('templateId', 'Choose the product that new variants are made like.');
    const fullName = `${name}, ${values.join(', ')}`;
    const slug = slugify(fullName);
    const free = (await this.sql.first(IS_SLUG_TAKEN, [slug]))
      ? (await this.sql.first<{ slug: string }>(FREE_SLUG, [slug]))!
      : { slug };
    const { description, keywords, categoryId, supplierId, status, weightGrams, taxClass } = template;
    const { sku: _sku, gtin: _gtin, ...article } = template.article ?? {};
    const created = await this.editing.create(
      {
        ...productInput({ name: fullName, slug: free.slug, price: price ?? template.price, categoryId }),
        ...article,
        description,
        keywords,
        supplierId,
        status,
        weightGrams,
        taxClass,
        sku,
        stockQuantity,
        imageUrl: template.imageUrl,
      },
      admin,
    );
    await this.sql.run(COPY_CONTENT, [template.id, created.id, JSON.stringify(names), values]);
    return created.id;
  }

  private async recorded(
    verb: string,
    before: AdminProductGroupResponse | null,
    after: AdminProductGroupResponse,
    admin: Principal,
  ): Promise<AdminProductGroupResponse> {
    await this.record(verb, after.id, { before, after }, admin);
    return after;
  }

  private async record(
    verb: string,
    subjectId: number,
    { before, after }: Record<'before' | 'after', AdminProductGroupResponse | null>,
    admin: Principal,
  ): Promise<void> {
    const action = `product-group.${verb}`;
    const states = { before: before && audited(before), after: after && audited(after) };
    await this.audit.record(admin, { action, subject: 'product-group', subjectId, ...states });
  }
}

type GroupInput = Omit<SaveProductGroupRequest, 'names'> & { names: Record<string, string> };

const audited = ({ name, options, variants }: AdminProductGroupResponse) => ({
  name,
  options: options.join(', '),
  variants: variants.map(({ code, values }) => `${code}: ${values.join(' / ')}`).join('; '),
});

const invalid = (field: string, message: string) => new InvalidInputError([{ field, message }]);

/** @throws InvalidInputError for options or combinations that are not unique */
function cleaned(request: SaveProductGroupRequest): GroupInput {
  const options = request.options.map(cleanSingleLine);
  if (new Set(options.map(keyOf)).size < options.length || options.includes(''))
    throw invalid('options', 'Each option needs a name of its own.');
  const seen = new Set<string>();
  const problems: FieldProblem[] = [];
  const variants = request.variants.map((variant, place) => {
    const values = variant.values.map(cleanSingleLine);
    const key = values.map(keyOf).join('\n');
    const field = `variants.${place}.values`;
    if (values.length !== options.length || values.includes(''))
      problems.push({ field, message: `Each variant needs a value for: ${options.join(', ')}.` });
    else if (seen.has(key)) throw variantTwice(field, values.join(' / '));
    seen.add(key);
    return { ...variant, values };
  });
  if (problems.length > 0) throw new InvalidInputError(problems);
  const names = Object.entries(request.names ?? {}).flatMap(([language, name]) =>
    isLanguageCode(language) &&
    language !== catalogLanguage() &&
    typeof name === 'string' &&
    cleanSingleLine(name)
      ? [[language, cleanSingleLine(name).slice(0, 200)]]
      : [],
  );
  return {
    ...request,
    name: cleanSingleLine(request.name),
    options,
    variants,
    names: Object.fromEntries(names),
  };
}

const keyOf = (text: string) => text.toLocaleLowerCase('en');

/** A product has one group, and the variants of a group are in one category, so that each list counts it once. */
function assertJoining(input: GroupInput, joining: readonly JoiningProduct[], id: number): void {
  const byId = new Map(joining.map((product) => [product.id, product]));
  const seen = new Set<number>();
  for (const [place, { productId }] of input.variants.entries()) {
    if (productId === undefined) continue;
    const field = `variants.${place}.productId`;
    const product = byId.get(productId);
    if (!product) throw invalid(field, 'This product does not exist.');
    if (seen.has(productId)) throw invalid(field, 'This product is there twice.');
    seen.add(productId);
    if (product.groupId !== null && product.groupId !== id) throw variantElsewhere(field);
  }
  if (new Set(joining.map(({ categoryId }) => categoryId)).size > 1) throw variantsInCategories();
}
