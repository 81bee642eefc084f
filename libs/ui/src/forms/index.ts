/* The antd of forms, which sign-in loads: nothing of tables, drawers and lists. */
export { Alert, Button, Form, Input } from 'antd';
export { AntdProvider } from '../theme/antd-theme';
export * from './rules-form';
