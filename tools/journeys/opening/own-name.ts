import type { MailServer } from '@kp/notifications/testing';
import { readPdf } from '../../../libs/testing/src/read-pdf';
import type { OwnShop } from '../own-shop';
import { eventually } from '../shopper';
import type { Opening } from './countries';
import { readable } from './mails';

interface Ordered {
  id: number;
  invoiceNumber: string | null;
  items: { productId: number }[];
  shipments: { id: number }[];
}

/** Of the demo and of the program; the owner's mailbox of these tests has it too. */
const OTHER_NAME = /KitchenPass(?!\.example)/;

/** Texts and properties of every document of an order, and all mails, that say another name than the shop's. */
export async function otherNames(shop: OwnShop, { language }: Opening, mails: MailServer): Promise<string[]> {
  const [order] = await eventually('The invoice', async () => {
    const orders = await shop.call<Ordered[]>('GET', '/api/orders?limit=1');
    return orders[0]?.invoiceNumber && orders;
  });
  const { id, invoiceNumber, items, shipments } = order!;
  const documents = [
    `/api/invoices/number/${invoiceNumber}/pdf`,
    `/api/products/${items[0]!.productId}/data-sheet?language=${language}`,
    `/admin/api/orders/${id}/order.pdf`,
    `/admin/api/orders/${id}/packing-slip.pdf`,
    `/admin/api/orders/${id}/shipments/${shipments[0]!.id}/delivery-note.pdf`,
  ];
  const naming: string[] = [];
  for (const path of documents) {
    const { text, info } = await readPdf(await shop.read(path));
    if (OTHER_NAME.test(text + JSON.stringify(info))) naming.push(path);
  }
  return [...naming, ...mails.received.map(readable).filter((mail) => OTHER_NAME.test(mail))];
}
