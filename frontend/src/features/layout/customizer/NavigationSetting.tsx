import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { navigationForm } from '../applyLayout';
import { type LayoutSettings, layoutChanged, selectLayout } from '../layoutSlice';

/** The navigation's forms, and the settings that make each. The drawer opens over the form that it returns to. */
const forms = {
  sidebar: { horizontalLayout: false, miniSidebar: false },
  mini: { horizontalLayout: false, miniSidebar: true },
  horizontal: { horizontalLayout: true },
  mobile: { mobileSidebar: true },
} as const satisfies Record<string, Partial<LayoutSettings>>;

const names = ['sidebar', 'mini', 'horizontal', 'mobile'] as const;

/** Chooses the form of the navigation: one excludes the others. */
export function NavigationSetting() {
  const { t } = useTranslation('customizer');
  const dispatch = useAppDispatch();
  const layout = useAppSelector(selectLayout);
  const chosen = layout.mobileSidebar ? 'mobile' : navigationForm(layout);
  const id = useId();
  return names.map((name) => (
    <div key={name} className="customizer-radio">
      <div>
        <label htmlFor={id + name}>{t(`form.${name}.name`)}</label>
        <p id={`${id}${name}-hint`}>{t(`form.${name}.hint`)}</p>
      </div>
      <input
        id={id + name}
        type="radio"
        name={id}
        className="form-check-input"
        aria-describedby={`${id}${name}-hint`}
        checked={name === chosen}
        onChange={() => dispatch(layoutChanged(forms[name]))}
      />
    </div>
  ));
}
