import { Injectable } from '@nestjs/common';
import { MAX_PRODUCT_DOCUMENTS } from '@kp/commerce';
import type { DocumentKind } from '@kp/commerce/compliance-rules';
import { prepared, Sql } from '@kp/platform/database';
import { InvalidInputError, type Principal } from '@kp/platform/http';
import { ContentChanges } from '../content-changes';
import { contentNotFound } from '../domain/catalog.errors';
import { DOCUMENT_COLUMNS } from '../persistence/product.queries';
import { hashOf, MediaFiles } from './media-files';
import { checkDocument } from './read-document';

export interface DocumentDescription {
  title: string;
  kind: DocumentKind | null;
  issuer: string;
  /** The last day, as "2027-12-31". */
  validUntil: string | null;
}

export interface ProductDocument extends DocumentDescription {
  id: number;
  url: string;
  bytes: number;
}

const LIST = prepared(
  'catalog.product-documents',
  `SELECT ${DOCUMENT_COLUMNS} FROM product_document d WHERE d.product_id = $1 ORDER BY d.id`,
);

const ADD = prepared(
  'catalog.add-product-document',
  `INSERT INTO product_document (product_id, file_hash, bytes, title, kind, issuer, valid_until)
   VALUES ($1, $2, $3, $4, $5, $6, $7)
   ON CONFLICT (product_id, file_hash) DO NOTHING`,
);

const DESCRIBE = prepared(
  'catalog.describe-product-document',
  `UPDATE product_document SET title = $3, kind = $4, issuer = $5, valid_until = $6
    WHERE product_id = $1 AND id = $2`,
);

const REMOVE = prepared(
  'catalog.remove-product-document',
  'DELETE FROM product_document WHERE product_id = $1 AND id = $2',
);

const valuesOf = ({ title, kind, issuer, validUntil }: DocumentDescription) => [
  title,
  kind,
  issuer,
  validUntil,
];

const invalid = (message: string) => new InvalidInputError([{ field: 'document', message }]);

@Injectable()
export class ProductDocuments {
  constructor(
    private readonly sql: Sql,
    private readonly files: MediaFiles,
    private readonly contentChanges: ContentChanges,
  ) {}

  list(productId: number): Promise<ProductDocument[]> {
    return this.sql.rows<ProductDocument>(LIST, [productId]);
  }

  async add(
    productId: number,
    bytes: Buffer,
    description: DocumentDescription,
    principal: Principal,
  ): Promise<ProductDocument[]> {
    checkDocument(bytes);
    const hash = hashOf(bytes);
    await this.files.store(hash, 'document', new Map([['.pdf', bytes]]));
    return this.change(productId, principal, async (documents) => {
      if (documents.length >= MAX_PRODUCT_DOCUMENTS) {
        throw invalid(`A product has at most ${MAX_PRODUCT_DOCUMENTS} documents.`);
      }
      const added = await this.sql.run(ADD, [productId, hash, bytes.length, ...valuesOf(description)]);
      if (added === 0) throw invalid('The product already has this document.');
    });
  }

  describe(
    productId: number,
    id: number,
    description: DocumentDescription,
    principal: Principal,
  ): Promise<ProductDocument[]> {
    return this.change(productId, principal, async () => {
      const described = await this.sql.run(DESCRIBE, [productId, id, ...valuesOf(description)]);
      if (described === 0) throw contentNotFound();
    });
  }

  async remove(productId: number, id: number, principal: Principal): Promise<void> {
    await this.change(productId, principal, async () => {
      if ((await this.sql.run(REMOVE, [productId, id])) === 0) throw contentNotFound();
    });
  }

  private change(
    productId: number,
    principal: Principal,
    work: (documents: readonly ProductDocument[]) => Promise<void>,
  ): Promise<ProductDocument[]> {
    const change = {
      productId,
      principal,
      action: 'documents-updated',
      read: () => this.list(productId),
      audited: (documents: ProductDocument[]) => ({ documents }),
    };
    return this.contentChanges.run(change, work);
  }
}
