import type { Type } from '@nestjs/common';
import { type ColumnType, getMetadataArgsStorage } from 'typeorm';

interface EntityColumn {
  property: string;
  name: string;
  type: ColumnType | undefined;
}

export function columnsOf(entity: Type): EntityColumn[] {
  const columns = getMetadataArgsStorage().filterColumns(entity);
  if (columns.length === 0) throw new Error(`${entity.name} is no entity.`);
  return columns.map(({ propertyName: property, options: { name = property, type } }) => ({
    property,
    name,
    type,
  }));
}

/**
 * The columns of an entity as a SELECT names them, so that the class is the one place that knows both: `o.user_id AS
 * "userId"`. Days stay texts, because a `Date` is a moment.
 */
export function selectColumns(entity: Type, table?: string): string {
  return columnsOf(entity)
    .map(({ property, name, type }) => {
      const column = `${table ? `${table}.` : ''}${name}${type === 'date' ? '::text' : ''}`;
      return column === property ? column : `${column} AS "${property}"`;
    })
    .join(', ');
}
