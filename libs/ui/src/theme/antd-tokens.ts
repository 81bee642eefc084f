import type { ThemeConfig } from 'antd';

export type Density = 'comfortable' | 'compact';

/** Reads the CSS custom properties, so that colours are defined in one file only. */
export function readAntdTheme(density: Density): ThemeConfig {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim() || undefined;
  const isCompact = density === 'compact';
  return {
    // Both densities may be on one page.
    cssVar: { key: `antd-${density}` },
    token: {
      ...colours(token),
      linkDecoration: 'underline',
      linkHoverDecoration: 'underline',
      // A reference, because the font changes with the language.
      fontFamily: 'var(--font)',
      fontSize: isCompact ? 14 : 16,
      borderRadius: 6,
      controlHeight: isCompact ? 32 : 44,
      motionDurationMid: '0.15s',
      // The styles of the shop take the transitions away, whose ends antd would wait for.
      motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
    components: components(token),
  };
}

type ReadToken = (name: string) => string | undefined;

/** antd derives most colours from a few; those are given that would not fit in light and dark. */
function colours(token: ReadToken): NonNullable<ThemeConfig['token']> {
  return {
    colorPrimary: token('--action'),
    colorPrimaryHover: token('--action-strong'),
    colorPrimaryActive: token('--action-strong'),
    colorLink: token('--action-text'),
    colorLinkHover: token('--action-text'),
    colorLinkActive: token('--action-text'),
    colorInfo: token('--action-text'),
    colorInfoBg: token('--action-faint'),
    colorInfoBorder: token('--action-text'),
    colorSuccess: token('--good'),
    colorSuccessBg: token('--action-faint'),
    colorSuccessBorder: token('--good'),
    colorWarning: token('--warning'),
    colorWarningBg: token('--warning-faint'),
    colorWarningBorder: token('--warning'),
    colorError: token('--alert'),
    colorErrorBg: token('--alert-faint'),
    colorErrorBorder: token('--alert'),
    colorErrorBorderHover: token('--alert'),
    colorTextBase: token('--ink'),
    colorText: token('--ink'),
    colorTextSecondary: token('--ink-soft'),
    colorTextTertiary: token('--ink-soft'),
    colorTextQuaternary: token('--ink-soft'),
    colorTextDescription: token('--ink-soft'),
    colorTextPlaceholder: token('--ink-soft'),
    colorIcon: token('--ink-soft'),
    colorBgBase: token('--surface'),
    // antd would derive a tint from the base colour.
    colorBgContainer: token('--surface'),
    colorBgElevated: token('--surface'),
    colorBgLayout: token('--paper'),
    colorBorder: token('--control-line'),
    colorBorderSecondary: token('--steel-line'),
    colorSplit: token('--steel-line'),
    colorFillAlter: token('--steel-faint'),
    controlItemBgActive: token('--action-faint'),
    controlItemBgActiveHover: token('--action-faint'),
    controlItemBgHover: token('--steel-faint'),
  };
}

function components(token: ReadToken): ThemeConfig['components'] {
  const ink = token('--ink');
  const focused = token('--action-text');
  return {
    Button: {
      fontWeight: 600,
      primaryColor: token('--on-action'),
      defaultShadow: 'none',
      primaryShadow: 'none',
      dangerShadow: 'none',
      defaultHoverColor: ink,
      defaultHoverBorderColor: ink,
      defaultActiveColor: ink,
      defaultActiveBorderColor: ink,
    },
    Input: {
      hoverBorderColor: ink,
      activeBorderColor: focused,
      activeShadow: `0 0 0 1px ${focused}`,
      errorActiveShadow: `0 0 0 1px ${token('--alert')}`,
    },
    Form: { labelColor: ink, labelFontSize: 14, itemMarginBottom: 16, verticalLabelPadding: '0 0 4px' },
    Tabs: {
      itemColor: token('--ink-soft'),
      itemHoverColor: ink,
      itemSelectedColor: ink,
      itemActiveColor: ink,
      inkBarColor: focused,
    },
    // The least that a finger hits.
    Switch: { trackHeight: 24, handleSize: 20 },
    Descriptions: { labelColor: token('--ink-soft'), colonMarginLeft: 0 },
  };
}
