import { useTranslation } from 'react-i18next';

export interface HistoryQuestionProps {
  readonly text: string;
  readonly answer: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks for confirmation of an action that cannot be undone. */
export function HistoryQuestion({ text, answer, onYes, onNo }: HistoryQuestionProps) {
  const { t } = useTranslation('dashboards');
  return (
    <tr className="history-question">
      <td colSpan={7}>
        <div className="history-answers history-words">
          <p role="status">{text}</p>
          <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onNo}>
            {t('amsterdam.history.no')}
          </button>
          <button type="button" className="btn btn-sm btn-danger" onClick={onYes}>
            {answer}
          </button>
        </div>
      </td>
    </tr>
  );
}
