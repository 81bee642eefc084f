/* Only this file and the theme import antd, so that there is one copy of it in one theme. */
export { Drawer, Select, Table } from 'antd';
export type { TableColumnsType } from 'antd';
export { AntdProvider } from '../theme/antd-theme';
