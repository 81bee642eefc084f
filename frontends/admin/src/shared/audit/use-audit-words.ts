import type { AuditEntryResponse } from '@kp/api-client/admin';
import { useTranslation } from 'react-i18next';
import { ORDER_STATUSES, PRODUCT_STATUSES } from '@kp/commerce';
import { adminPath } from '../admin-path';
import { keyOfRight } from '../right-key';

/** Of imports, of suppliers' lists and of products, where they are not called as their columns. */
const NAMED_ELSEWHERE: Readonly<Record<string, string>> = {
  kind: 'list.kind',
  fileName: 'list.file',
  sheet: 'list.sheet',
  auth: 'feeds.auth',
  username: 'feeds.username',
  everyHours: 'feeds.schedule',
  fields: 'feeds.fields',
  maxChangePercent: 'feeds.percent',
  maxSoldOutPercent: 'feeds.soldOut',
  categoryId: 'fields.category',
  supplierId: 'fields.supplier',
  stockQuantity: 'fields.stock',
};

const STAFF_FIELDS = ['role', 'roles', 'rights', 'tags', 'isActive'] as const;

type NamedSubject = Pick<AuditEntryResponse, 'subject' | 'subjectId' | 'subjectName'>;

/** Fields whose values have words of their own. */
const VALUE_NAMES: Readonly<Record<string, 'orderStatus' | 'productStatus' | 'role' | 'right' | undefined>> =
  {
    'order.status': 'orderStatus',
    'product.status': 'productStatus',
    // Of before a member could have several.
    'staff.role': 'role',
    'staff.roles': 'role',
    'role.name': 'role',
    'role.rights': 'right',
  };

const isKeyOf = <Name extends string>(names: readonly Name[], value: string): value is Name =>
  (names as readonly string[]).includes(value);

/** Words for the names of the log; one without words is shown as it is. */
export function useAuditWords() {
  const { t, i18n } = useTranslation('adminPeople');
  const { t: imports } = useTranslation('adminImports');
  const { t: common } = useTranslation();
  const { t: catalog } = useTranslation('adminCatalog');
  const word = (group: 'subjects' | 'verbs', name: string) => {
    const key = `audit.${group}.${name}`;
    return i18n.exists(key, { ns: 'adminPeople' }) ? t(key as 'audit.title') : name.replaceAll(/[-_]/g, ' ');
  };
  const wordIn = (group: 'roles' | 'rights', name: string): string | undefined => {
    const key = `staff.${group}.${name}`;
    return i18n.exists(key, { ns: 'adminPeople' }) ? t(key as 'audit.title') : undefined;
  };
  return {
    /** The words of the columns that are imported; `name[ro]` and the like stay as they are. */
    field: (name: string) => {
      if (isKeyOf(STAFF_FIELDS, name)) return t(`audit.fields.${name}`);
      const key = NAMED_ELSEWHERE[name] ?? `fields.${name}`;
      return i18n.exists(key, { ns: 'adminImports' }) ? imports(key as 'fields.name') : undefined;
    },
    subject: (name: string) => word('subjects', name),
    /** "Order ORD-2026-000041"; the number of the row where it has no name. */
    subjectOf: ({ subject, subjectId, subjectName }: NamedSubject) =>
      `${word('subjects', subject)} ${(subject === 'role' && subjectName && wordIn('roles', subjectName)) || (subjectName ?? subjectId)}`,
    /** "delivered" → "Delivered"; undefined for a value that is no name of the shop. */
    value: (subject: string, field: string, value: string): string | undefined => {
      switch (VALUE_NAMES[`${subject}.${field}`]) {
        case 'orderStatus':
          return isKeyOf(ORDER_STATUSES, value) ? common(`orderStatus.${value}`) : undefined;
        case 'productStatus':
          return isKeyOf(PRODUCT_STATUSES, value) ? catalog(`products.statuses.${value}`) : undefined;
        case 'role':
          return wordIn('roles', value);
        case 'right':
          return wordIn('rights', keyOfRight(value));
        default:
          return undefined;
      }
    },
    /** "product.images-updated" → "images updated" */
    action: (action: string) => {
      const verb = action.slice(action.indexOf('.') + 1);
      // Of an order it may be the status that it got.
      const isStatus =
        !i18n.exists(`audit.verbs.${verb}`, { ns: 'adminPeople' }) && isKeyOf(ORDER_STATUSES, verb);
      return isStatus ? common(`orderStatus.${verb}`) : word('verbs', verb);
    },
  };
}

/** The screen that shows what was changed; undefined for what has none of its own. */
export function pathOfSubject({
  subject,
  subjectId,
}: Pick<AuditEntryResponse, 'subject' | 'subjectId'>): string | undefined {
  switch (subject) {
    case 'product':
      return adminPath('products', { open: subjectId });
    case 'order':
      return adminPath('orders', { order: subjectId });
    case 'staff':
      return adminPath('staff');
    case 'role':
      return adminPath('staff', { view: 'roles', open: subjectId });
    case 'customer':
      return adminPath('customers', { open: subjectId });
    case 'bulk-job':
      return adminPath('bulk', { open: subjectId });
    case 'supplier-feed':
      return adminPath('feeds', { open: subjectId });
    case 'import':
      return adminPath('imports', { open: subjectId });
    default:
      return undefined;
  }
}
