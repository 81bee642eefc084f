/* The icons of the back office, imported one by one, so that a bundle has those it draws. */
export { default as BarChartIcon } from '@ant-design/icons/BarChartOutlined';
export { default as BellIcon } from '@ant-design/icons/BellOutlined';
export { default as HomeIcon } from '@ant-design/icons/HomeOutlined';
export { default as InboxIcon } from '@ant-design/icons/InboxOutlined';
export { default as MenuFoldIcon } from '@ant-design/icons/MenuFoldOutlined';
export { default as MoreIcon } from '@ant-design/icons/EllipsisOutlined';
export { default as NotificationIcon } from '@ant-design/icons/NotificationOutlined';
export { default as SearchIcon } from '@ant-design/icons/SearchOutlined';
export { default as SettingIcon } from '@ant-design/icons/SettingOutlined';
export { default as ShoppingIcon } from '@ant-design/icons/ShoppingOutlined';
export { default as TagsIcon } from '@ant-design/icons/TagsOutlined';
export { default as TeamIcon } from '@ant-design/icons/TeamOutlined';
