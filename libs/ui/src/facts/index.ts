/* The antd that shows one record in full. */
export { Descriptions, Timeline } from 'antd';
