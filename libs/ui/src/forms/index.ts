/*
 * antd for forms: loaded with the first screen that asks for it. Only this file and its neighbour in `admin` import
 * antd; everybody else takes its parts from here, so that there is one copy and one theme.
 */
export { AutoComplete, Form, Input, InputNumber, Radio, Select, Steps, Switch } from 'antd';
export type { FormInstance, FormProps, SelectProps, StepsProps } from 'antd';
export { KitProvider, type KitProviderProps } from '../theme/antd-theme';
