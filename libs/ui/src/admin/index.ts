/* Only this folder and the theme import antd, so that there is one copy of it in one theme. */
export {
  Alert,
  AutoComplete,
  Button,
  Card,
  Checkbox,
  Dropdown,
  Flex,
  Form,
  Input,
  Statistic,
  Switch,
  Tabs,
  Tag,
  Typography,
} from 'antd';
export type { FormInstance, FormRule, TagProps } from 'antd';
export * from './icons';
export { AddressBlock } from '../order/order-sections';
export { useMediaQuery } from '../media/use-media-query';
export { AntdProvider } from '../theme/antd-theme';
export { LinkButton } from '../forms/link-button';
export { Select } from '../select/select';
export { LoadFailure, NothingFound } from './states';
