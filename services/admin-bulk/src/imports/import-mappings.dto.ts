import type { ImportKind } from '@kp/commerce/import-rules';
import type { ImportMapping } from './import-mapping.repository';
import { ColumnFieldsRequest } from './imports.dto';

export class ChangeImportMappingRequest extends ColumnFieldsRequest {}

export class MappedColumnResponse {
  name: string;
  /** What it is read as; null when it is left out. */
  field: string | null;
}

export class ImportMappingResponse {
  id: number;
  kind: ImportKind;
  /** Of the last one. @example prices-2026.xlsx */
  fileName: string;
  usedAt: Date;
  /** Of all its products; null where the file says it, or nobody. @example "Nord SRL" */
  supplier: string | null;
  columns: MappedColumnResponse[];

  static from({ id, kind, fileName, usedAt, head, mapping, settings }: ImportMapping): ImportMappingResponse {
    return {
      id,
      kind,
      fileName,
      usedAt,
      supplier: settings.defaults.find(({ field }) => field === 'supplier')?.value ?? null,
      columns: head.map((name, place) => ({ name, field: mapping[place] ?? null })),
    };
  }
}
