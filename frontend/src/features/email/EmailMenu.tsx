import check from 'bootstrap-icons/icons/check-lg.svg?glyph';
import envelope from 'bootstrap-icons/icons/envelope.svg?glyph';
import envelopeOpen from 'bootstrap-icons/icons/envelope-open.svg?glyph';
import flag from 'bootstrap-icons/icons/flag.svg?glyph';
import flagFill from 'bootstrap-icons/icons/flag-fill.svg?glyph';
import printer from 'bootstrap-icons/icons/printer.svg?glyph';
import star from 'bootstrap-icons/icons/star.svg?glyph';
import starFill from 'bootstrap-icons/icons/star-fill.svg?glyph';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Icon, type IconShape } from '../../components/Icon';
import { MenuItem } from '../../components/Menu';
import { isUnread } from './conversations';
import { moveTargets } from './EmailMoveSelect';
import { type Email, labels, locationOf } from './email';
import { emailImportantToggled, emailStarToggled, emailsLabelled, selectConversationSizes } from './emailSlice';
import { folderGlyphs } from './FolderNavigation';
import type { EmailActions } from './useEmailActions';

export interface EmailMenuProps {
  readonly email: Email;
  readonly actions: EmailActions;
  readonly close: () => void;
}

/** The rarer actions on an email: its marks, printing, its folder and its label. */
export function EmailMenu({ email, actions, close }: EmailMenuProps) {
  const { t } = useTranslation('email');
  const dispatch = useAppDispatch();
  const unread = isUnread(email, useAppSelector(selectConversationSizes));
  const { id, starred, important, label, draft } = email;
  const then = (run: () => void) => () => {
    close();
    run();
  };
  return (
    <>
      <Item
        icon={unread ? envelopeOpen : envelope}
        text={t(unread ? 'markRead' : 'markUnread')}
        onClick={then(() => actions.markUnread([email], !unread))}
      />
      <Item
        icon={starred ? starFill : star}
        text={t('starred')}
        isOn={starred}
        onClick={then(() => dispatch(emailStarToggled(id)))}
      />
      <Item
        icon={important ? flagFill : flag}
        text={t('important')}
        isOn={important}
        onClick={then(() => dispatch(emailImportantToggled(id)))}
      />
      <Item icon={printer} text={t('print')} onClick={then(() => actions.print(email))} />
      {!draft && (
        <Group title={t('moveTo')}>
          {moveTargets
            .filter((target) => email.trash || target !== locationOf(email))
            .map((target) => (
              <Item
                key={target}
                icon={folderGlyphs[target]}
                text={t(`filter.${target}`)}
                onClick={then(() => actions.move([email], target))}
              />
            ))}
        </Group>
      )}
      <Group title={t('label')}>
        {[null, ...labels].map((choice) => (
          <Item
            key={choice}
            text={choice ? t(`filter.${choice}`) : t('noLabel')}
            isOn={label === choice}
            onClick={then(() => dispatch(emailsLabelled({ ids: [id], label: choice })))}
          />
        ))}
      </Group>
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu group is not a fieldset
    <div role="group" aria-labelledby={id}>
      <hr className="dropdown-divider" />
      <p id={id} className="dropdown-header">
        {title}
      </p>
      {children}
    </div>
  );
}

interface ItemProps {
  /** Missing for one of several of which one is chosen: a tick stands there. */
  readonly icon?: IconShape;
  readonly text: string;
  /** Missing for an action. */
  readonly isOn?: boolean;
  readonly onClick: () => void;
}

function Item({ icon, text, isOn, onClick }: ItemProps) {
  const choice = { role: icon ? 'menuitemcheckbox' : 'menuitemradio', 'aria-checked': isOn };
  return (
    <MenuItem {...(isOn === undefined ? { role: 'menuitem' } : choice)} onClick={onClick}>
      <Icon icon={icon ?? (isOn ? check : [])} />
      <span>{text}</span>
      {icon && isOn && <Icon icon={check} className="ms-auto" />}
    </MenuItem>
  );
}
