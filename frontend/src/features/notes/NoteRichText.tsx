import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RichTextField } from '../../components/rich-text/RichTextField';

export interface NoteRichTextProps {
  /** Sanitised by the editor before it is shown. */
  readonly html: string;
  readonly describedBy: string;
  readonly onChange: (html: string) => void;
}

/** Edits the text of a note with formatting. A change from another tab reopens the editor with the new text. */
export function NoteRichText({ html, describedBy, onChange }: NoteRichTextProps) {
  const { t } = useTranslation('notes');
  const id = useId();
  const own = useRef({ html, version: 0 });
  if (own.current.html !== html) own.current = { html, version: own.current.version + 1 };
  return (
    <div className="note-rich-text">
      <span id={id} className="visually-hidden">
        {t('text')}
      </span>
      <RichTextField
        key={own.current.version}
        labelId={id}
        describedBy={describedBy}
        initialHtml={html}
        onChange={(changed) => {
          own.current = { ...own.current, html: changed };
          onChange(changed);
        }}
      />
    </div>
  );
}
