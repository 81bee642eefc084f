import { CartItem } from './domain/cart-item.entity';
import { CreateCart1763700004000 } from './persistence/migrations/1763700004000-create-cart';

export const cartEntities = [CartItem];
export const cartMigrations = [CreateCart1763700004000];

export { CartModule } from './cart.module';
export { RemoveOrderedProducts } from './use-cases/remove-ordered-products';
