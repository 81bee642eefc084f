/* The antd of tables: the heaviest part, for screens that list rows. */
export { ConfigProvider, Dropdown, Radio, Table } from 'antd';
export type { TableColumnsType } from 'antd';
export { useMediaQuery } from '../media/use-media-query';
