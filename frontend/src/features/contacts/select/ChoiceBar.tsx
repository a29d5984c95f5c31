import download from 'bootstrap-icons/icons/download.svg?glyph';
import tag from 'bootstrap-icons/icons/tag.svg?glyph';
import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import cross from 'bootstrap-icons/icons/x-lg.svg?glyph';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { Menu } from '../../../components/Menu';
import { useFormats } from '../../../components/useFormats';
import type { SelectedIds } from '../../../components/useSelectedIds';
import type { Contact } from '../contact';
import { FileItems } from '../files/FileItems';

export interface ChoiceBarProps {
  readonly selection: SelectedIds;
  /** The selected ones. */
  readonly contacts: readonly Contact[];
  readonly listedCount: number;
  readonly onLabel: () => void;
  readonly onDelete: () => void;
  /** Shown while none is selected. */
  readonly children: ReactNode;
}

/** Selects all contacts of the list, and offers what can be done with the selected ones. */
export function ChoiceBar({ selection, contacts, listedCount, onLabel, onDelete, children }: ChoiceBarProps) {
  const { t } = useTranslation('contacts');
  const { number } = useFormats();
  const count = selection.ids.length;
  const areAll = count > 0 && count === listedCount;
  return (
    <div className="contact-choice-bar">
      <label className="form-check">
        <input
          type="checkbox"
          className="form-check-input"
          aria-label={t('chooseAll')}
          checked={areAll}
          disabled={listedCount === 0}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !areAll;
          }}
          onChange={areAll ? selection.clear : selection.selectAll}
        />
        <span className="form-check-label" role="status">
          {count > 0 ? t('chosen', { count, formatted: number(count) }) : t('chooseAll')}
        </span>
      </label>
      {count === 0 ? (
        children
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: HTML has no toolbar element
        <div className="contact-choice-actions" role="group" aria-label={t('withChosen')}>
          <button type="button" className="btn btn-icon" aria-label={t('label')} title={t('label')} onClick={onLabel}>
            <Icon icon={tag} />
          </button>
          <Menu label={t('files.saveChosen')} button={<Icon icon={download} />} buttonClass="btn btn-icon">
            {(close) => <FileItems contacts={contacts} close={close} />}
          </Menu>
          <button
            type="button"
            className="btn btn-icon"
            aria-label={t('deleteChosen')}
            title={t('deleteChosen')}
            onClick={onDelete}
          >
            <Icon icon={trash} />
          </button>
          <button
            type="button"
            className="btn btn-icon"
            aria-label={t('chooseNone')}
            title={t('chooseNone')}
            onClick={selection.clear}
          >
            <Icon icon={cross} />
          </button>
        </div>
      )}
    </div>
  );
}
