export { useReorder } from './use-reorder';
export { usePriceText } from './use-price-text';
