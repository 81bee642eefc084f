export { createStore } from '@kp/client';
