/* The antd of what opens over a page or shows one record in full. */
export { Descriptions, Drawer, Modal, Popconfirm, Timeline } from 'antd';
