import path from 'node:path';
import { readRecord, StartProblem, writeRecord } from './data-folder.mjs';

const fileOf = (dataDir) => path.join(dataDir, 'shop.json');

/** True for a shop that is begun without the demo, and at each later start of it. */
export function isNewShop({ given, dataDir, asksForNewShop }) {
  const isNew = asksForNewShop || readRecord(fileOf(dataDir)).isNewShop === true;
  const wantsDemo = given.SEED_DEMO === 'true' || Number(given.SEED_PRODUCTS ?? 0) > 0;
  if (isNew && wantsDemo)
    throw new StartProblem(
      'A new shop has no demo data: remove SEED_DEMO and SEED_PRODUCTS from the settings, or start without --new-shop in another DATA_DIR.',
    );
  return isNew;
}

/** Without this note the next `npm start` would fill the owner's shop with the demo. */
export function keepNewShop(dataDir) {
  if (readRecord(fileOf(dataDir)).isNewShop !== true) writeRecord(fileOf(dataDir), { isNewShop: true });
}
