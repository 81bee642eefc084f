export { phoneOf, phoneQuery, searchedPhone } from './phone-number';
