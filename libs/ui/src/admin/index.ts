/* antd for the back office, see ../forms. */
export {
  Checkbox,
  DatePicker,
  Drawer,
  Dropdown,
  Form,
  Input,
  InputNumber,
  Modal,
  Pagination,
  Popconfirm,
  Progress,
  Segmented,
  Select,
  Table,
  Tabs,
  Tag,
  Tooltip,
} from 'antd';
export type { MenuProps, TableColumnsType, TableProps } from 'antd';
export { KitProvider, type KitProviderProps } from '../theme/antd-theme';
