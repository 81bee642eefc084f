/* The antd of the account's pages, beside that of forms. */
export { AutoComplete, Checkbox, Empty, Select, Switch, Tabs, Tag } from 'antd';
export type { TagProps } from 'antd';
export * from '../order/order-sections';
export * from '../order/order-status-tag';
export * from './star-rating-input';
