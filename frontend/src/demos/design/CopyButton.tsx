import check from 'bootstrap-icons/icons/check2.svg?glyph';
import copy from 'bootstrap-icons/icons/copy.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';

export interface CopyButtonProps {
  readonly text: string;
  readonly isCopied: boolean;
  readonly onCopied: () => void;
}

/** Copies a text, and shows a confirmation. */
export function CopyButton({ text, isCopied, onCopied }: CopyButtonProps) {
  const { t } = useTranslation('design');
  const label = t('helpers.copy', { name: text });
  return (
    <button
      type="button"
      className="btn btn-icon"
      aria-label={label}
      title={label}
      onClick={() => navigator.clipboard.writeText(text).then(onCopied, () => undefined)}
    >
      <Icon icon={isCopied ? check : copy} />
    </button>
  );
}
