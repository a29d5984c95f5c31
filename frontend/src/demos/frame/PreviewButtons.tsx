import theme from 'bootstrap-icons/icons/circle-half.svg?glyph';
import phone from 'bootstrap-icons/icons/phone.svg?glyph';
import direction from 'bootstrap-icons/icons/text-right.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import type { Preview } from './usePreview';

export interface PreviewButtonsProps {
  /** The demo's title, for the buttons' accessible names. */
  readonly title: string;
  readonly preview: Preview;
  readonly onToggle: (name: keyof Preview) => void;
}

const ways = [
  { name: 'isOtherTheme', icon: theme },
  { name: 'isOtherDirection', icon: direction },
  { name: 'isNarrow', icon: phone },
] as const;

/** Show a demo in the other theme, in the other direction, or at the width of a phone. */
export function PreviewButtons({ title, preview, onToggle }: PreviewButtonsProps) {
  const { t } = useTranslation('demos');
  return ways.map(({ name, icon }) => (
    <button
      key={name}
      type="button"
      className="btn btn-icon"
      aria-pressed={preview[name]}
      aria-label={`${t(`preview.${name}`)}: ${title}`}
      title={t(`preview.${name}`)}
      onClick={() => onToggle(name)}
    >
      <Icon icon={icon} />
    </button>
  ));
}
