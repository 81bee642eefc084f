/* What shows one record in full. */
export { Descriptions } from 'antd';
export { Timeline } from './timeline';
