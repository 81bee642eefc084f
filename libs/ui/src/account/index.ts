/* The antd of the account's pages, beside that of forms. */
export {
  AutoComplete,
  Checkbox,
  Descriptions,
  Drawer,
  Empty,
  Modal,
  Popconfirm,
  Select,
  Switch,
  Table,
  Tabs,
  Tag,
  Timeline,
} from 'antd';
export type { TableColumnsType, TagProps } from 'antd';
export * from '../media/use-media-query';
export * from '../order/order-sections';
export * from '../order/order-status-tag';
export * from './star-rating-input';
