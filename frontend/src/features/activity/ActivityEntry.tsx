import undo from 'bootstrap-icons/icons/arrow-90deg-left.svg?glyph';
import restore from 'bootstrap-icons/icons/arrow-counterclockwise.svg?glyph';
import imported from 'bootstrap-icons/icons/file-earmark-arrow-up.svg?glyph';
import pencil from 'bootstrap-icons/icons/pencil.svg?glyph';
import plus from 'bootstrap-icons/icons/plus-lg.svg?glyph';
import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { useTranslation } from 'react-i18next';
import type { ChangeKind, RentalVersion } from '../../../../graphql/generated/schema';
import { Icon, type IconShape } from '../../components/Icon';
import { authorOf, VersionChanges } from '../../components/VersionChanges';
import { drawnFlag } from '../rentals/public/flags';
import { RentalLink } from '../rentals/public/link';

const icons: Readonly<Record<ChangeKind, IconShape>> = {
  create: plus,
  edit: pencil,
  delete: trash,
  restore,
  import: imported,
  undo,
};

export interface ActivityEntryProps {
  readonly version: RentalVersion;
  /** Whether it has the list's tab stops. */
  readonly isActive: boolean;
  readonly onFocus: () => void;
  readonly onChoosePerson: (id: string) => void;
}

/** One change of one rental. */
export function ActivityEntry({ version, isActive, onFocus, onChoosePerson }: ActivityEntryProps) {
  const { t } = useTranslation('activity');
  const { kind, rentalId, by, after } = version;
  const tabIndex = isActive ? 0 : -1;
  const name = authorOf(version);
  return (
    <article className="activity-entry" data-kind={kind} onFocus={onFocus}>
      <span className="activity-kind" aria-hidden="true">
        <Icon icon={icons[kind]} />
      </span>
      <VersionChanges
        version={version}
        rental={
          <RentalLink id={rentalId} className="activity-rental-link" data-row-link="" tabIndex={tabIndex}>
            {after.Code && <span aria-hidden="true">{drawnFlag({ Flag: after.Flag ?? null, Code: after.Code })} </span>}
            <bdi>{after.Name ?? rentalId}</bdi>
          </RentalLink>
        }
        author={
          by &&
          name && (
            <button
              type="button"
              className="activity-author"
              tabIndex={tabIndex}
              title={t('onlyBy', { name })}
              onClick={() => onChoosePerson(by)}
            >
              <bdi>{name}</bdi>
            </button>
          )
        }
      />
    </article>
  );
}
