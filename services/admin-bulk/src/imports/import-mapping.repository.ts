import { Injectable } from '@nestjs/common';
import type { ImportKind } from '@kp/commerce/import-rules';
import { prepared, Sql } from '@kp/platform/database';
import type { ImportJob } from './import-job';
import type { FormerFile } from './remembered-settings';

/** How files with one head are read. */
export interface ImportMapping extends FormerFile {
  id: number;
  kind: ImportKind;
  /** The last file. */
  fileName: string;
  usedAt: Date;
}

const COLUMNS = 'id, kind, head, mapping, settings, file_name AS "fileName", used_at AS "usedAt"';
const HASH = (head: string) => `md5(array_to_string(${head}::text[], E'\\n'))`;

const KEEP = prepared(
  'imports.keep-mapping',
  `INSERT INTO import_mapping (kind, head, head_hash, mapping, settings, file_name)
   VALUES ($1, $2, ${HASH('$2')}, $3, $4, $5)
   ON CONFLICT (kind, head_hash) DO UPDATE SET mapping = excluded.mapping, settings = excluded.settings,
     file_name = excluded.file_name, used_at = now()`,
);
const OF_HEAD = prepared(
  'imports.mapping-of-head',
  `SELECT ${COLUMNS} FROM import_mapping WHERE kind = $1 AND head_hash = ${HASH('$2')}`,
);
const OF_SUPPLIERS = prepared(
  'imports.mappings-of-suppliers',
  `SELECT ${COLUMNS} FROM import_mapping WHERE kind = $1 AND settings -> 'defaults' @> '[{"field": "supplier"}]'
    ORDER BY used_at DESC LIMIT 100`,
);
const LIST = prepared(
  'imports.list-mappings',
  `SELECT ${COLUMNS} FROM import_mapping WHERE kind = ANY ($1) ORDER BY used_at DESC, id DESC LIMIT $2`,
);
const LOCK = prepared(
  'imports.lock-mapping',
  `SELECT ${COLUMNS} FROM import_mapping WHERE id = $1 FOR UPDATE`,
);
const CHANGE = prepared('imports.change-mapping', 'UPDATE import_mapping SET mapping = $2 WHERE id = $1');
const REMOVE = prepared('imports.remove-mapping', 'DELETE FROM import_mapping WHERE id = $1');

type Read = Pick<ImportJob, 'kind' | 'columns' | 'mapping' | 'settings' | 'fileName'>;

/** How files were read, for the next ones like them. */
@Injectable()
export class ImportMappingRepository {
  constructor(private readonly sql: Sql) {}

  async keep({ kind, columns, mapping, settings, fileName }: Read): Promise<void> {
    const head = columns.map(({ name }) => name);
    await this.sql.run(KEEP, [kind, head, mapping, JSON.stringify(settings), fileName]);
  }

  ofHead(kind: ImportKind, head: readonly string[]): Promise<ImportMapping | null> {
    return this.sql.first<ImportMapping>(OF_HEAD, [kind, head]);
  }

  /** Of files with one supplier, the newest first. */
  ofSuppliers(kind: ImportKind): Promise<ImportMapping[]> {
    return this.sql.rows<ImportMapping>(OF_SUPPLIERS, [kind]);
  }

  /** The newest first. */
  list(kinds: readonly ImportKind[], limit: number): Promise<ImportMapping[]> {
    return this.sql.rows<ImportMapping>(LIST, [kinds, limit]);
  }

  lock(id: number): Promise<ImportMapping | null> {
    return this.sql.first<ImportMapping>(LOCK, [id]);
  }

  async change(id: number, mapping: readonly (string | null)[]): Promise<void> {
    await this.sql.run(CHANGE, [id, mapping]);
  }

  async remove(id: number): Promise<void> {
    await this.sql.run(REMOVE, [id]);
  }
}
