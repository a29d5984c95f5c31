import paperclip from 'bootstrap-icons/icons/paperclip.svg?glyph';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../app/hooks';
import { FileButton } from '../../../components/FileButton';
import { Icon } from '../../../components/Icon';
import { RestrictedButton } from '../../../components/RestrictedButton';
import { useFileDrop } from '../../../components/useFileDrop';
import { writeSize } from '../../../lib/writeSize';
import { selectIsSignedIn } from '../../session/public/session';
import type { Email } from '../email';
import { emailDetached, selectEmailState } from '../emailSlice';
import { AttachedFile, UploadingFile } from './AttachedFile';
import { type AttachmentProblem, checkFiles } from './attachment';
import { startUpload, useUploads } from './uploads';
import './attachments.scss';

export interface AttachmentFieldProps {
  /** The draft. */
  readonly email: Email;
}

/** The files of a draft: chosen or dropped on the page, uploaded at once, and removed one by one. */
export default function AttachmentField({ email }: AttachmentFieldProps) {
  const { t, i18n } = useTranslation('email');
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const uploads = useUploads().filter(({ emailId }) => emailId === email.id);
  const [problems, setProblems] = useState<readonly AttachmentProblem[]>([]);
  const field = useRef<HTMLDivElement>(null);
  const { attachments = [] } = email;

  // Files dropped together come one by one, before the next render.
  const found = useRef<{ files: File[] } | null>(null);
  const addAll = () => {
    const { files } = found.current ?? { files: [] };
    found.current = null;
    const present = selectEmailState(getState()).items.find((item) => item.id === email.id)?.attachments ?? [];
    const { accepted, problems } = checkFiles(files, [...present, ...uploads.map(({ file }) => file)]);
    setProblems(problems);
    for (const file of accepted) startUpload(email.id, file, dispatch);
  };
  const latestAddAll = useRef(addAll);
  latestAddAll.current = addAll;
  const add = useCallback((file: File) => {
    if (found.current) {
      found.current.files.push(file);
      return;
    }
    found.current = { files: [file] };
    queueMicrotask(() => latestAddAll.current());
  }, []);
  const isOver = useFileDrop(isSignedIn ? add : ignore, { multiple: true });
  const focusButton = () => field.current?.querySelector<HTMLElement>('.attach')?.focus();

  return (
    <div ref={field} className={isOver && isSignedIn ? 'attachment-field is-over' : 'attachment-field'}>
      {isSignedIn ? (
        <FileButton
          label={t('attachments.add')}
          className="btn btn-outline-secondary attach"
          multiple
          icon={<Icon icon={paperclip} />}
          onFile={add}
        />
      ) : (
        <RestrictedButton className="btn btn-outline-secondary attach" reason={t('attachments.signInFirst')}>
          <Icon icon={paperclip} />
          {t('attachments.add')}
        </RestrictedButton>
      )}
      {attachments.length + uploads.length > 0 && (
        <ul aria-label={t('attachments.list')}>
          {attachments.map((attachment, index) => (
            <AttachedFile
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name; nothing in it has state
              key={index}
              attachment={attachment}
              onRemove={() => {
                dispatch(emailDetached({ id: email.id, index }));
                focusButton();
              }}
            />
          ))}
          {uploads.map((upload) => (
            <UploadingFile key={upload.id} upload={upload} onCancelled={focusButton} />
          ))}
        </ul>
      )}
      {problems.map((problem, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and their order stays
        <p key={index} role="alert" className="email-problem">
          {t(`attachments.problem.${problem.kind}`, {
            name: problem.name,
            limit: 'limit' in problem ? writeSize(problem.limit, i18n.language) : '',
          })}
        </p>
      ))}
    </div>
  );
}

const ignore = () => undefined;
