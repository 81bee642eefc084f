export { Toaster } from '@kp/ui';
