export { phoneOf, phoneQuery } from './phone-number';
