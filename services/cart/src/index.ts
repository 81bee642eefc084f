import type { ShopModule } from '@kp/platform/composition';
import { CartModule, CartWorkerModule } from './cart.module';
import { CartItem } from './domain/cart-line';
import { CreateCart1763700004000 } from './persistence/migrations/1763700004000-create-cart';
import { SweepMerges1763700004001 } from './persistence/migrations/1763700004001-sweep-merges';

const cartEntities = [CartItem];
const cartMigrations = [CreateCart1763700004000, SweepMerges1763700004001];

export { OrderedProductsModule } from './cart.module';
export { RemoveOrderedProducts } from './cart.service';

export const cartDescriptor: ShopModule = {
  name: 'cart',
  entities: cartEntities,
  migrations: cartMigrations,
  config: [],
  gateway: [CartModule],
  worker: [CartWorkerModule],
};
