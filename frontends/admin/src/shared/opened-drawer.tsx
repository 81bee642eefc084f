import { directionOf } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Drawer } from '@kp/ui/dialogs';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';

export type SideDrawerProps = Omit<
  ComponentProps<typeof Drawer>,
  'placement' | 'aria-labelledby' | 'closable' | 'destroyOnHidden'
>;

export function OpenedDrawer({ title, ...props }: SideDrawerProps) {
  const { t } = useTranslation();
  const { language } = useFormats();
  const titleId = useId();
  return (
    <Drawer
      {...props}
      placement={directionOf(language) === 'rtl' ? 'left' : 'right'}
      title={<span id={titleId}>{title}</span>}
      aria-labelledby={titleId}
      closable={{ 'aria-label': t('actions.close'), placement: 'end' }}
      destroyOnHidden
    />
  );
}
