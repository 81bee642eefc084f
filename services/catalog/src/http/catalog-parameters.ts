import { fieldNames } from '@kp/platform/http';
import { ListProductsRequest } from './dto/list-products.request';
import { ListReviewsRequest } from './dto/list-reviews.request';
import { NarrowProductsRequest } from './dto/narrow-products.request';
import { SuggestProductsRequest } from './dto/suggest-products.request';

const LIST = new Set(fieldNames(ListProductsRequest));
const FACETS = new Set(fieldNames(NarrowProductsRequest));
const SUGGESTIONS = new Set(fieldNames(SuggestProductsRequest));
const REVIEWS = new Set(fieldNames(ListReviewsRequest));
const NONE = new Set<string>();

/** The query parameters that a cached answer at this path depends on; undefined for paths of other modules. */
export function catalogParameters(path: string): ReadonlySet<string> | undefined {
  if (path === '/api/products') return LIST;
  if (path === '/api/products/facets') return FACETS;
  if (path === '/api/products/suggestions') return SUGGESTIONS;
  if (path.endsWith('/reviews')) return REVIEWS;
  return path.startsWith('/api/products/') || path === '/api/categories' ? NONE : undefined;
}
