/* Only this folder and the theme import antd, so that there is one copy of it in one theme. */
export {
  Alert,
  AutoComplete,
  Button,
  Card,
  Checkbox,
  Descriptions,
  Drawer,
  Flex,
  Form,
  Input,
  Modal,
  Popconfirm,
  Select,
  Statistic,
  Table,
  Tabs,
  Tag,
  Timeline,
  Typography,
} from 'antd';
export type { FormInstance, FormRule, TableColumnsType, TagProps } from 'antd';
export { AddressBlock } from '../order/order-sections';
export { useMediaQuery } from '../media/use-media-query';
export { AntdProvider } from '../theme/antd-theme';
export { LinkButton } from './link-button';
export { LoadFailure, NothingFound } from './states';
