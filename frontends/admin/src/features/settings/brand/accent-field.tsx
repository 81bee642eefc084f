import { brandColors, contrastOf, isHexColor, type SchemeColors } from '@kp/commerce/brand-colors';
import { THEME_COLORS } from '@kp/commerce/theme-colors';
import { useFormats } from '@kp/ui';
import { Flex, Input } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import styles from '../settings.module.css';

/** What the picker shows before a colour is chosen: that of the theme. */
const THEME_ACCENT = THEME_COLORS.light.action;

interface AccentFieldProps {
  /** These come from the form, of which this is a field. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (accent: string) => void;
}

/** A colour, and what becomes of it in both schemes. */
export function AccentField({ id, value = '', onChange, ...described }: AccentFieldProps) {
  const { t } = useTranslation('adminSettings');
  const isColor = isHexColor(value);
  const change = (text: string) => {
    const typed = text.trim().toLowerCase();
    // Brand books name a colour without the sign too.
    onChange?.(isHexColor(`#${typed}`) ? `#${typed}` : typed);
  };
  return (
    <Flex vertical gap="small">
      <Flex gap="small">
        <input
          type="color"
          aria-label={t('brand.accentPick')}
          value={isColor ? value : THEME_ACCENT}
          onChange={({ target }) => change(target.value)}
          className={styles.colorPicker}
        />
        <Input
          {...described}
          id={id}
          dir="ltr"
          autoComplete="off"
          placeholder={THEME_ACCENT}
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      </Flex>
      {isColor && (
        <div className={styles.schemes}>
          <Scheme name="light" accent={value} colors={brandColors(value).light} />
          <Scheme name="dark" accent={value} colors={brandColors(value).dark} />
        </div>
      )}
    </Flex>
  );
}

interface SchemeProps {
  readonly name: 'light' | 'dark';
  readonly accent: string;
  readonly colors: SchemeColors;
}

function Scheme({ name, accent, colors: { action, on, text } }: SchemeProps) {
  const { t } = useTranslation('adminSettings');
  const { number } = useFormats();
  const { surface: background, ink } = THEME_COLORS[name];
  const ratio = (one: string, other: string) =>
    t('brand.contrast', { ratio: number(Math.round(contrastOf(one, other) * 10) / 10) });
  return (
    <section
      aria-label={t(`brand.${name}`)}
      className={styles.scheme}
      data-scheme={name}
      style={{ background, color: ink }}
    >
      <strong>{t(`brand.${name}`)}</strong>
      <span className={styles.schemeButton} style={{ background: action, color: on }}>
        {t('brand.button')} <bdi>{ratio(action, on)}</bdi>
      </span>
      <span style={{ color: text, textDecoration: 'underline' }}>
        {t('brand.link')} <bdi>{ratio(text, background)}</bdi>
      </span>
      {text !== accent && (
        <small>{t('brand.adjusted', { color: text, ratio: ratio(accent, background) })}</small>
      )}
    </section>
  );
}
