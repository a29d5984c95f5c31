import download from 'bootstrap-icons/icons/download.svg?glyph';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { useErrorText } from '../../../components/useErrorText';
import { saveFile } from '../../../lib/saveFile';
import { writeSize } from '../../../lib/writeSize';
import type { Attachment } from './attachment';
import './attachments.scss';

export interface AttachmentListProps {
  readonly attachments: readonly Attachment[];
}

/** The attachments of an email, each a button that saves it: a file is never opened within the page. */
export default function AttachmentList({ attachments }: AttachmentListProps) {
  const { t, i18n } = useTranslation('email');
  const errorText = useErrorText();
  const id = useId();
  const [problem, setProblem] = useState<{ missing: string } | { error: unknown } | null>(null);
  const [loading, setLoading] = useState<readonly Attachment[]>([]);

  const save = async (attachment: Attachment) => {
    setLoading((others) => [...others, attachment]);
    setProblem(null);
    try {
      const { readAttachment } = await import('./files');
      const content = await readAttachment(attachment);
      if (content) saveFile(content, attachment.name);
      else setProblem({ missing: attachment.name });
    } catch (error) {
      setProblem({ error });
    }
    setLoading((all) => all.filter((one) => one !== attachment));
  };
  return (
    <div className="attachments">
      <h3 id={id}>{t('attachments.count', { count: attachments.length })}</h3>
      <ul aria-labelledby={id}>
        {attachments.map((attachment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and their order stays
          <li key={index}>
            <button
              type="button"
              className="btn btn-outline-secondary attachment"
              aria-busy={loading.includes(attachment)}
              onClick={() => loading.includes(attachment) || save(attachment)}
            >
              <Icon icon={download} />
              <span className="visually-hidden">{t('attachments.save')} </span>
              <bdi className="attachment-name">{attachment.name}</bdi>
              <span className="attachment-size">{writeSize(attachment.size, i18n.language)}</span>
            </button>
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="email-problem">
          {'missing' in problem ? t('attachments.missing', { name: problem.missing }) : errorText(problem.error)}
        </p>
      )}
    </div>
  );
}
