import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { type LayoutSettings, layoutChanged, selectLayout } from '../layoutSlice';

/** The settings that are on or off. The panel itself is toggled by a button in the topbar. */
export type SwitchName = Exclude<
  { [Name in keyof LayoutSettings]: LayoutSettings[Name] extends boolean ? Name : never }[keyof LayoutSettings],
  // The forms of the navigation are one choice: NavigationSetting.
  'customizerOpen' | 'horizontalLayout' | 'miniSidebar' | 'mobileSidebar'
>;

export interface SwitchSettingProps {
  readonly name: SwitchName;
  /** Whether another setting currently makes this one ineffective. */
  readonly isIdle?: boolean;
}

/** A setting: its description and switch. */
export function SwitchSetting({ name, isIdle = false }: SwitchSettingProps) {
  const { t } = useTranslation('customizer');
  const dispatch = useAppDispatch();
  const value = useAppSelector(selectLayout)[name];
  const id = useId();
  return (
    <div className="customizer-switch form-switch">
      <div>
        <label htmlFor={id}>{t(`settings.${name}.name`)}</label>
        <p id={`${id}-hint`}>{t(isIdle ? 'idle' : `settings.${name}.hint`)}</p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="form-check-input"
        aria-describedby={`${id}-hint`}
        checked={value}
        aria-checked={value}
        disabled={isIdle}
        onChange={(event) => dispatch(layoutChanged({ [name]: event.target.checked }))}
      />
    </div>
  );
}
