/* The antd of what opens over a page. */
export { Drawer, Modal, Popconfirm } from 'antd';
