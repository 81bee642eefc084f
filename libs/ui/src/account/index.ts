/* The antd of the account's pages, beside that of forms. */
export { AutoComplete, Checkbox, Empty, Switch, Tabs, Tag } from 'antd';
export type { TagProps } from 'antd';
export { Select } from '../select/select';
export * from '../order/order-status-tag';
export * from './star-rating-input';
