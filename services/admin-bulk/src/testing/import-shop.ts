import type { ImportKind, ImportMode } from '@kp/commerce/import-rules';
import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { notificationsDescriptor } from '@kp/notifications';
import { type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import type { Problem } from '@kp/platform/http';
import { type TestShopParts, waitUntil } from '@kp/testing';
import { adminBulkDescriptor } from '..';
import type { ImportResponse, ImportRowResponse } from '../imports/imports.dto';

const IMPORTS = '/admin/api/imports';

/** The back office of a shop with files of one kind. */
export interface ImportShop {
  shop: OrdersShop;
  admin: string;
  upload(content: string | Buffer, fileName?: string): Promise<Uploaded>;
  act(id: number, action: string, body?: object): Promise<Uploaded>;
  read(id: number): Promise<ImportResponse>;
  /** Once it is checked, or has ended. */
  atRest(id: number): Promise<ImportResponse>;
  checked(content: string | Buffer, mode?: ImportMode): Promise<ImportResponse>;
  /** The rows without problems. */
  imported(content: string | Buffer, mode?: ImportMode): Promise<ImportResponse>;
  rows(id: number, outcome: string): Promise<ImportRowResponse[]>;
  /** `row field problem`, of the rows that failed. */
  problems(id: number): Promise<string[]>;
}

interface Uploaded {
  status: number;
  body: ImportResponse & Omit<Problem, 'status'>;
}

export async function startImportShop(kind: ImportKind, parts: TestShopParts = {}): Promise<ImportShop> {
  const shop = await startOrdersShop({
    worker: true,
    modules: [invoicesDescriptor, contactDescriptor, notificationsDescriptor, adminBulkDescriptor],
    ...parts,
  });
  const admin = await shop.admin();
  const call = <Body>(method: 'GET' | 'POST', path: string, body?: object) =>
    shop.call<Body>(method, `${IMPORTS}${path}`, { token: admin, body });
  const read = async (id: number) => (await call<ImportResponse>('GET', `/${id}`)).body;
  const act = (id: number, action: string, body: object = {}) =>
    call<Uploaded['body']>('POST', `/${id}/${action}`, body);
  const rows = async (id: number, outcome: string) =>
    (await call<ImportRowResponse[]>('GET', `/${id}/rows?outcome=${outcome}&limit=500`)).body;
  const upload = (content: string | Buffer, fileName = 'list.csv') =>
    shop.call<Uploaded['body']>('POST', `${IMPORTS}?kind=${kind}&fileName=${fileName}`, {
      token: admin,
      body: Buffer.from(content as string),
      headers: { 'content-type': 'application/octet-stream' },
    });
  const atRest = async (id: number) => {
    const isAtRest = async () => !['checking', 'importing', 'undoing'].includes((await read(id)).state);
    await waitUntil('the import is at rest', isAtRest);
    return read(id);
  };
  const checked = async (content: string | Buffer, mode: ImportMode = 'create-and-update') => {
    const { id, columns } = (await upload(content)).body;
    await act(id, 'check', { mapping: columns.map(({ field }) => field), mode });
    return atRest(id);
  };
  return {
    shop,
    admin,
    upload,
    act,
    read,
    atRest,
    checked,
    rows,
    async imported(content, mode) {
      const { id } = await checked(content, mode);
      await act(id, 'start', { skipFailed: true });
      return atRest(id);
    },
    async problems(id) {
      const failed = await rows(id, 'failed');
      return failed.flatMap(({ row, problems }) =>
        problems.map(({ field, messageKey }) =>
          [row, field, messageKey.replace('validation.', '')].filter((part) => part !== null).join(' '),
        ),
      );
    },
  };
}
