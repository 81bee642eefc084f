import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';

/** Of each kind, the newest: whoever means another one writes more of it. */
const MOST = 300;

const named = (kind: string, id: string, from: string) =>
  `(SELECT '${kind} ' || ${id} AS thing FROM ${from} ORDER BY ${id} DESC LIMIT ${MOST})`;
const WORDS = 'order_search_query($1)';
/** Names are few there, and looked at one by one. */
const beginsIn = (text: string) => `concat(' ', lower(${text})) LIKE $2`;
const PERSON = `concat_ws(' ', first_name, last_name, email)`;

/** By number, name, code or mail, as lists find them. */
const FIND = prepared(
  'audit.find-named',
  `SELECT ARRAY(
     SELECT thing FROM (
       ${named('product', 'product_id', `product_search WHERE document @@ ${WORDS} AND ts_filter(document, '{a,b}') @@ ${WORDS}`)}
       UNION ALL
       ${named('product', 'id', `product WHERE id = substring(lower($1) FROM '^kp-?([0-9]{1,9})$')::int`)}
       UNION ALL
       ${named('product', 'id', 'product WHERE lower(sku) = lower($1) AND sku IS NOT NULL AND deleted_at IS NULL')}
       UNION ALL
       ${named('category', 'id', `category WHERE ${beginsIn('name')}`)}
       UNION ALL
       ${named('supplier', 'id', `supplier WHERE ${beginsIn('name')}`)}
       UNION ALL
       ${named('discount-code', 'id', `discount_code WHERE ${beginsIn('code')}`)}
       UNION ALL
       ${named('role', 'id', `staff_role WHERE ${beginsIn('coalesce(name, preset)')}`)}
       UNION ALL
       ${named('order', 'id', 'orders WHERE order_number = upper($1)')}
       UNION ALL
       ${named('return', 'id', 'order_return WHERE return_number = upper($1)')}
       UNION ALL
       ${named('customer', 'user_id', `customer_summary WHERE search_document @@ ${WORDS}`)}
       UNION ALL
       ${named('staff', 'id', `app_user WHERE is_admin AND ${beginsIn(PERSON)}`)}) found) AS things,
   ARRAY(SELECT id FROM app_user WHERE is_admin AND ${beginsIn(PERSON)}) AS actors`,
);

export interface Named {
  /** Kind and id, "product 12". */
  things: string[];
  /** Ids of accounts. */
  actors: number[];
}

/** What a text of the audit log's search means: what was changed, and who changed it. */
@Injectable()
export class AuditSearch {
  constructor(private readonly sql: Sql) {}

  async find(text: string): Promise<Named> {
    const beginning = `% ${text.toLowerCase().replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
    return (await this.sql.first<Named>(FIND, [text, beginning]))!;
  }
}
