/* The antd of the account's pages, beside that of forms. */
export { Card, Descriptions, Drawer, Empty, Skeleton, Tabs, Tag, Timeline } from 'antd';
