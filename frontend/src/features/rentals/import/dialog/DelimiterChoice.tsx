import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Delimiter, delimiters, isDelimiter } from '../read/delimiter';

const delimiterNames = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
  '\x1f': 'unit',
  '\x1e': 'record',
  '^': 'caret',
  '~': 'tilde',
  ':': 'colon',
} as const satisfies Record<(typeof delimiters)[number], string>;

/** The text key of a delimiter; `other` for one without a name. */
export const delimiterName = (delimiter: Delimiter) =>
  Object.hasOwn(delimiterNames, delimiter) ? delimiterNames[delimiter as keyof typeof delimiterNames] : 'other';

export interface DelimiterChoiceProps {
  readonly delimiter: Delimiter;
  readonly onChange: (delimiter: Delimiter) => void;
}

/** Chooses the delimiter: one of the common characters, or any other typed one. */
export function DelimiterChoice({ delimiter, onChange }: DelimiterChoiceProps) {
  const { t } = useTranslation('import');
  const id = useId();
  const [isTyping, setTyping] = useState(false);
  const name = delimiterName(delimiter);
  const isOther = isTyping || name === 'other';
  return (
    <div className="delimiter-choice">
      <label htmlFor={id}>{t('delimiter.label')}</label>
      <select
        id={id}
        className="form-select"
        value={isOther ? 'other' : delimiter}
        onChange={({ target }) => {
          setTyping(target.value === 'other');
          if (target.value !== 'other') onChange(target.value);
        }}
      >
        {delimiters.map((one) => (
          <option key={one} value={one}>
            {t(`delimiter.${delimiterNames[one]}`)}
          </option>
        ))}
        <option value="other">{t('delimiter.other')}</option>
      </select>
      {isOther && (
        <input
          type="text"
          className="form-control"
          maxLength={1}
          aria-label={t('delimiter.typed')}
          defaultValue={name === 'other' ? delimiter : ''}
          onChange={({ target }) => isDelimiter(target.value) && onChange(target.value)}
        />
      )}
    </div>
  );
}
