import plus from 'bootstrap-icons/icons/plus-lg.svg?glyph';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { Spinner } from '../../components/Spinner';
import { DesignSection } from './DesignSection';
import './controls.scss';
import { clsx } from 'clsx';

const kinds = ['primary', 'outline-secondary', 'outline-primary', 'danger', 'link'] as const;
const states = ['rest', 'hover', 'focus', 'pressed', 'disabled', 'busy'] as const;

/** Each kind of button in each state, as static samples. */
export function Buttons() {
  const { t } = useTranslation('design');
  return (
    <DesignSection title={t('buttons.title')} lead={t('buttons.lead')}>
      <div className="card table-responsive">
        <table className="table specimens mb-0">
          <thead>
            <tr>
              <th scope="col">{t('buttons.kind')}</th>
              {states.map((state) => (
                <th key={state} scope="col">
                  {t(`buttons.states.${state}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <tr key={kind}>
                <th scope="row">{t(`buttons.kinds.${kind}`)}</th>
                {states.map((state) => (
                  <td key={state}>
                    <ButtonInState kind={kind} state={state} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="d-flex flex-wrap align-items-center gap-3 mt-3">
        <button type="button" className="btn btn-primary btn-sm">
          {t('buttons.small')}
        </button>
        <button type="button" className="btn btn-primary">
          {t('buttons.usual')}
        </button>
        <button type="button" className="btn btn-primary btn-lg">
          {t('buttons.large')}
        </button>
        <button type="button" className="btn btn-primary">
          <Icon icon={plus} />
          {t('buttons.withIcon')}
        </button>
        <button type="button" className="btn btn-icon" aria-label={t('buttons.iconOnly')} title={t('buttons.iconOnly')}>
          <Icon icon={plus} />
        </button>
      </div>
    </DesignSection>
  );
}

function ButtonInState({ kind, state }: { readonly kind: string; readonly state: (typeof states)[number] }) {
  const { t } = useTranslation('design');
  return (
    <button
      type="button"
      className={clsx('btn', `btn-${kind}`, state === 'pressed' && 'active', `state-${state}`)}
      disabled={state === 'disabled'}
      aria-disabled={state === 'busy' || undefined}
    >
      {state === 'busy' && <Spinner />}
      {t(state === 'busy' ? 'buttons.busyLabel' : 'buttons.label')}
    </button>
  );
}

const meanings = ['primary', 'success', 'warning', 'danger', 'info', 'secondary'] as const;

/** Badges and alerts. */
export function Badges() {
  const { t } = useTranslation('design');
  return (
    <DesignSection title={t('badges.title')} lead={t('badges.lead')}>
      <p className="d-flex flex-wrap gap-2">
        {meanings.map((meaning) => (
          <span key={meaning} className={`badge text-bg-${meaning}`}>
            {t(`badges.words.${meaning}`)}
          </span>
        ))}
      </p>
      {(['primary', 'success', 'warning', 'danger'] as const).map((meaning) => (
        <div key={meaning} className={`alert alert-${meaning} mb-2`}>
          {t(`badges.sentences.${meaning}`)}
        </div>
      ))}
    </DesignSection>
  );
}

/** Fields in each state, checkboxes and radio buttons. */
export function Fields() {
  const { t } = useTranslation('design');
  const id = useId();
  return (
    <DesignSection title={t('fields.title')} lead={t('fields.lead')}>
      <div className="card card-body fields">
        {(['rest', 'filled', 'focus', 'disabled', 'invalid'] as const).map((state) => (
          <div key={state}>
            <label htmlFor={id + state} className="form-label">
              {t(`fields.states.${state}`)}
            </label>
            <input
              id={id + state}
              className={clsx('form-control', `state-field-${state}`, state === 'invalid' && 'is-invalid')}
              placeholder={state === 'rest' ? t('fields.placeholder') : undefined}
              defaultValue={state === 'rest' ? '' : t('fields.value')}
              disabled={state === 'disabled'}
              aria-invalid={state === 'invalid'}
              aria-describedby={state === 'invalid' ? `${id}-problem` : undefined}
            />
            {state === 'invalid' && (
              <div id={`${id}-problem`} className="invalid-feedback d-block">
                {t('fields.problem')}
              </div>
            )}
          </div>
        ))}
        <div>
          <label htmlFor={`${id}select`} className="form-label">
            {t('fields.list')}
          </label>
          <select id={`${id}select`} className="form-select">
            <option>{t('fields.value')}</option>
            <option>{t('fields.otherValue')}</option>
          </select>
        </div>
        <fieldset className="d-grid gap-2 align-content-start">
          <legend className="form-label fs-5">{t('fields.choices')}</legend>
          {(['checkbox', 'radio'] as const).map((type) => (
            <label key={type} className="form-check">
              <input type={type} className="form-check-input" defaultChecked />
              <span className="form-check-label">{t(`fields.${type}`)}</span>
            </label>
          ))}
          <label className="form-check form-switch">
            <input type="checkbox" className="form-check-input" defaultChecked />
            <span className="form-check-label">{t('fields.switch')}</span>
          </label>
        </fieldset>
      </div>
    </DesignSection>
  );
}
