import check from 'bootstrap-icons/icons/check2.svg?glyph';
import copy from 'bootstrap-icons/icons/copy.svg?glyph';
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { announce } from '../../lib/announce';

export type CopyOutcome = 'copied' | 'notCopied';

export interface CopyButtonProps {
  readonly text: string;
  /** Of the last press, until another text is copied. */
  readonly outcome: CopyOutcome | undefined;
  readonly onOutcome: (outcome: CopyOutcome) => void;
}

const icons = { copied: check, notCopied: warning };

/** Copies a text, and says whether the browser allowed it. */
export function CopyButton({ text, outcome, onOutcome }: CopyButtonProps) {
  const { t } = useTranslation('design');
  const label = t('helpers.copy', { name: text });
  const copyText = async () => {
    let outcome: CopyOutcome = 'copied';
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // The browser refuses, or has no clipboard, as without HTTPS.
      outcome = 'notCopied';
    }
    onOutcome(outcome);
    announce(t(`helpers.${outcome}`, { name: text }));
  };
  return (
    <button
      type="button"
      className="btn btn-icon"
      aria-label={label}
      title={outcome ? t(`helpers.${outcome}`, { name: text }) : label}
      onClick={() => void copyText()}
    >
      <Icon icon={outcome ? icons[outcome] : copy} />
    </button>
  );
}
