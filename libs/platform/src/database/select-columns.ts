import type { Type } from '@nestjs/common';
import { getMetadataArgsStorage } from 'typeorm';

/**
 * The columns of an entity as a SELECT names them, so that the class is the one place that knows both: `o.user_id AS
 * "userId"`. Days stay texts, because a `Date` is a moment.
 */
export function selectColumns(entity: Type, table?: string): string {
  const columns = getMetadataArgsStorage().filterColumns(entity);
  if (columns.length === 0) throw new Error(`${entity.name} is no entity.`);
  return columns
    .map(({ propertyName, options: { name = propertyName, type } }) => {
      const column = `${table ? `${table}.` : ''}${name}${type === 'date' ? '::text' : ''}`;
      return column === propertyName ? column : `${column} AS "${propertyName}"`;
    })
    .join(', ');
}
