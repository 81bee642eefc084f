/* The antd of forms, which sign-in loads: nothing of tables, drawers and lists. */
export { Alert, Button, Card, Form, Input, Skeleton } from 'antd';
export type { ButtonProps, FormInstance } from 'antd';
export { AntdProvider } from '../theme/antd-theme';
export * from './link-button';
export * from './password-input';
export * from './rules-form';
