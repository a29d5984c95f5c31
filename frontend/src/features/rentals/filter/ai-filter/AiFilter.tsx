import stars from 'bootstrap-icons/icons/stars.svg?glyph';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useAppSelector } from '../../../../app/hooks';
import { Icon } from '../../../../components/Icon';
import { RestrictedButton } from '../../../../components/RestrictedButton';
import { Spinner } from '../../../../components/Spinner';
import { loginFrom } from '../../../../lib/paths';
import { useDenial } from '../../../session/public/permissions';
import { selectRole } from '../../../session/public/session';
import { selectParsedQuery } from '../../sync/rentalsSlice';
import { maxTextLength } from '../filterParams';
import { selectIsReadingSentence } from '../filterSlice';
import type { ListControl } from '../useListParams';
import '../../fields/field.scss';
import './ai-filter.scss';
import { SentenceResult } from './SentenceResult';
import { useSentence } from './useSentence';

/** Filters rentals by a sentence: by place, population, name, and time of change. */
export function AiFilter({ list }: { readonly list: Pick<ListControl, 'setCriteria'> }) {
  const { t } = useTranslation('rentals');
  const role = useAppSelector(selectRole);
  const denial = useDenial('interpret', 'Text');
  const isReading = useAppSelector(selectIsReadingSentence);
  const query = useAppSelector(selectParsedQuery);
  const { ask, forget } = useSentence();
  const location = useLocation();
  const [sentence, setSentence] = useState(query?.sentence ?? '');
  const id = useId();
  const submit = (text: string) => {
    setSentence(text);
    if (text.trim() && !denial) void ask(text.trim());
  };

  if (role === 'guest') {
    return (
      <aside className="ai-filter ai-filter-guest" aria-label={t('aiFilter.label')}>
        <Icon icon={stars} className="ai-filter-icon" />
        <p>{t('aiFilter.guest', { example: t('aiFilter.examples.places') })}</p>
        <Link to={loginFrom(location)}>{t('aiFilter.signIn')}</Link>
      </aside>
    );
  }
  return (
    <div className="ai-filter">
      <form
        className="ai-filter-form"
        onSubmit={(event) => {
          event.preventDefault();
          submit(sentence);
        }}
      >
        <label className="filter-label" htmlFor={id}>
          {t('aiFilter.label')}
        </label>
        <div className="ai-filter-field">
          <Icon icon={stars} className="ai-filter-icon" />
          <input
            id={id}
            className="form-control"
            autoComplete="off"
            maxLength={maxTextLength}
            placeholder={t('aiFilter.placeholder', { example: t('aiFilter.examples.places') })}
            value={sentence}
            onChange={(event) => setSentence(event.target.value)}
          />
          <RestrictedButton
            type="submit"
            className="btn btn-outline-primary"
            reason={denial}
            disabled={!sentence.trim()}
          >
            {isReading && <Spinner />} {t('aiFilter.find')}
          </RestrictedButton>
        </div>
      </form>
      <SentenceResult
        // The pressed button disappears together with the answer that contains it.
        onAsk={(text) => {
          submit(text);
          document.getElementById(id)?.focus();
        }}
        onFilter={list.setCriteria}
        onClear={() => {
          setSentence('');
          forget();
          document.getElementById(id)?.focus();
        }}
      />
    </div>
  );
}
