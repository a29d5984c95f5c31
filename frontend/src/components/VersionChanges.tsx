import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type RentalVersion, type RentalVersionContent, versionContentNames } from '../../../graphql/generated/schema';
import { useFormats } from './useFormats';
import './version-changes.scss';

type Field = (typeof versionContentNames)[number];

const labels = { Code: 'rentals:edit.Code', _deleted: 'rentals:deleted' } as const;
const labelOf = (field: Field) =>
  field in labels
    ? labels[field as keyof typeof labels]
    : (`rentals:field.${field as Exclude<Field, keyof typeof labels>}` as const);

export interface VersionChangesProps {
  readonly version: RentalVersion;
  /** Names the rental, where the versions are not all of one. */
  readonly rental?: ReactNode;
  /** Replaces the author's name, such as with a button that has it. */
  readonly author?: ReactNode;
}

/** One version: what kind of change, by whom, when, and each field as it was and as it became. */
export function VersionChanges({ version, rental, author }: VersionChangesProps) {
  const { t } = useTranslation(['activity', 'rentals']);
  const { dateTime, number, relative } = useFormats();
  const { kind, source, at, before, after, changed } = version;
  const shown = versionContentNames.filter(
    (field) => changed.includes(field) && (before !== null || isSaid(after[field])),
  );
  const text = (value: RentalVersionContent[Field]) => {
    if (typeof value === 'number') return number(value);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return value || t('empty');
  };
  return (
    <>
      <p className="version-head">
        {rental}
        <strong>{source ? t(`kindOf.${kind}`, { source }) : t(`kind.${kind}`)}</strong>{' '}
        <span className="text-secondary">{t('version', { version: number(version.version) })}</span>
      </p>
      <p className="version-author">
        {author || <bdi>{authorOf(version) ?? t('unknown')}</bdi>}{' '}
        <span className="version-time">
          {relative(at)} · <time dateTime={new Date(at).toISOString()}>{dateTime(at)}</time>
        </span>
      </p>
      <dl className="version-changes">
        {shown.map((field) => (
          <div key={field}>
            <dt>{t(labelOf(field))}</dt>
            <dd>
              {before && (
                <>
                  <del>
                    <bdi>{text(before[field])}</bdi>
                  </del>{' '}
                </>
              )}
              <ins>
                <bdi>{text(after[field])}</bdi>
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The author's name as shown then, or at least the account's id. */
export const authorOf = ({ byName, by }: RentalVersion): string | undefined => byName ?? by ?? undefined;

const isSaid = (value: unknown) => value !== null && value !== undefined && value !== false && value !== '';
