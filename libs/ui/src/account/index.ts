/* The antd of the account's pages, beside that of forms. */
export { Descriptions, Drawer, Empty, Tabs, Timeline } from 'antd';
export * from '../order/order-sections';
export * from '../order/order-status-tag';
