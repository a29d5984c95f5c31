import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RichTextField } from '../../components/rich-text/RichTextField';

export interface NoteRichTextProps {
  /** Sanitised by the editor before it is shown. */
  readonly html: string;
  readonly describedBy: string;
  readonly onChange: (html: string) => void;
}

/** Edits the text of a note with formatting. */
export function NoteRichText({ html, describedBy, onChange }: NoteRichTextProps) {
  const { t } = useTranslation('notes');
  const id = useId();
  return (
    <div className="note-rich-text">
      <span id={id} className="visually-hidden">
        {t('text')}
      </span>
      <RichTextField labelId={id} describedBy={describedBy} html={html} onChange={onChange} />
    </div>
  );
}
