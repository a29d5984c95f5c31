import cross from 'bootstrap-icons/icons/x-lg.svg?glyph';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../../app/hooks';
import { Icon } from '../../../components/Icon';
import { ProgressLine } from '../../../components/ProgressLine';
import { useErrorText } from '../../../components/useErrorText';
import { oncePerDoubleClick } from '../../../lib/oncePerDoubleClick';
import { writeSize } from '../../../lib/writeSize';
import type { Attachment } from './attachment';
import { cancelUpload, retryUpload, type Upload } from './uploads';

export interface AttachedFileProps {
  readonly attachment: Attachment;
  readonly onRemove: () => void;
}

/** A file of a draft. */
export function AttachedFile({ attachment: { name, size }, onRemove }: AttachedFileProps) {
  const { t } = useTranslation('email');
  return (
    <li>
      <FileName name={name} size={size} />
      <RemoveButton label={t('attachments.remove', { name })} onClick={onRemove} />
    </li>
  );
}

export interface UploadingFileProps {
  readonly upload: Upload;
  readonly onCancelled: () => void;
}

/** A file on its way; if that fails, why, and a button to try again. */
export function UploadingFile({ upload, onCancelled }: UploadingFileProps) {
  const { t } = useTranslation('email');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const { file, error } = upload;
  return (
    <li>
      <FileName name={file.name} size={file.size} />
      {error != null ? (
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          onClick={() => retryUpload(upload, dispatch)}
        >
          {t('attachments.retry')}
        </button>
      ) : (
        <ProgressLine aria-label={t('attachments.uploading', { name: file.name })} />
      )}
      <RemoveButton
        label={t('attachments.cancel', { name: file.name })}
        onClick={() => {
          cancelUpload(upload);
          onCancelled();
        }}
      />
      {error != null && (
        <p role="alert" className="email-problem">
          {errorText(error)}
        </p>
      )}
    </li>
  );
}

function FileName({ name, size }: { readonly name: string; readonly size: number }) {
  const { i18n } = useTranslation();
  return (
    <>
      <bdi className="attachment-name">{name}</bdi>
      <span className="attachment-size">{writeSize(size, i18n.language)}</span>
    </>
  );
}

function RemoveButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button
      type="button"
      className="btn btn-icon"
      aria-label={label}
      title={label}
      onClick={oncePerDoubleClick(onClick)}
    >
      <Icon icon={cross} />
    </button>
  );
}
