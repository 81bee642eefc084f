import { Category } from './domain/category.entity';
import { Product } from './domain/product.entity';
import { Review } from './domain/review.entity';
import { StockMovement } from './domain/stock-movement.entity';
import { Supplier } from './domain/supplier.entity';

export const catalogEntities = [Category, Supplier, Product, Review, StockMovement];
