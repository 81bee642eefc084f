export { useReorder } from './use-reorder';
