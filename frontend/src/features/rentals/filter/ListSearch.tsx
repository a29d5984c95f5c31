import search from 'bootstrap-icons/icons/search.svg?glyph';
import stars from 'bootstrap-icons/icons/stars.svg?glyph';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useAppSelector } from '../../../app/hooks';
import { Icon } from '../../../components/Icon';
import { RestrictedButton } from '../../../components/RestrictedButton';
import { Spinner } from '../../../components/Spinner';
import { useAddressDraft } from '../../../components/useAddressDraft';
import { isOfInputMethod } from '../../../lib/isOfInputMethod';
import { loginFrom } from '../../../lib/paths';
import { useDenial } from '../../session/public/permissions';
import { selectRole } from '../../session/public/session';
import { selectParsedQuery, selectRentals } from '../sync/rentalsSlice';
import { SentenceResult } from './ai-filter/SentenceResult';
import { useSentence } from './ai-filter/useSentence';
import { maxTextLength } from './filterParams';
import { filterRentals } from './filterRentals';
import { selectIsReadingSentence, selectLiveCriteria } from './filterSlice';
import type { ListControl } from './useListParams';

/**
 * Searches name and code: the table updates with each letter, the rest of the page when typing pauses. A text of
 * several words that no rental has may be a sentence: Enter asks it, and its answer opens below the field.
 */
export function ListSearch({ list }: { readonly list: ListControl }) {
  const { t } = useTranslation('rentals');
  const isGuest = useAppSelector(selectRole) === 'guest';
  const denial = useDenial('interpret', 'Text');
  const isReading = useAppSelector(selectIsReadingSentence);
  const query = useAppSelector(selectParsedQuery);
  const { ask, forget } = useSentence();
  const location = useLocation();
  const filterText = list.criteria.text;
  // While a sentence is in the field, no text filters the rentals.
  const [sentence, setSentence] = useState(filterText === '' ? (query?.sentence ?? null) : null);
  const [isOpen, setOpen] = useState(false);
  const [isExplained, setExplained] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const draft = useAddressDraft(filterText, (text) => list.typeCriteria({ text }), {
    onChange: (text) => list.tryCriteria({ text }),
  });
  const hasNoMatch = useAppSelector(
    (state) => filterRentals(selectRentals(state), selectLiveCriteria(state)).length === 0,
  );
  const text = sentence ?? draft.text;
  const isLikelySentence = sentence === null && hasNoMatch && /\S\s+\S/.test(text);

  // A text of Back or of a saved view replaces the sentence, unless the page is drawn late, with the text asked before.
  useEffect(() => {
    if (filterText !== '' && location.search === window.location.search) setSentence(null);
  }, [filterText, location]);

  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: PointerEvent) => {
      // An answer's button may be gone by now.
      if (target instanceof Node && target.isConnected && !place.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen]);

  const submit = (asked: string) => {
    if (denial || asked.trim() === '') return;
    setSentence(asked);
    setOpen(true);
    setExplained(false);
    if (filterText !== '' || draft.text !== '') list.setCriteria({ text: '' });
    draft.change('');
    void ask(asked.trim());
    field.current?.focus({ preventScroll: true });
  };
  const askOrExplain = () => {
    if (text.trim() !== '') return submit(text);
    setExplained(true);
    field.current?.focus({ preventScroll: true });
  };
  const clear = () => {
    setSentence(null);
    setOpen(false);
    forget();
    field.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isOfInputMethod(event)) return;
    if (event.key === 'Enter') {
      if (sentence !== null || isLikelySentence) submit(text);
      else draft.settle();
    } else if (event.key === 'Escape' && isOpen) {
      // Otherwise the browser empties the field as well.
      event.preventDefault();
      setOpen(false);
    }
  };
  const onChange = (typed: string) => {
    if (sentence === null) draft.change(typed);
    else if (typed === '') clear();
    else setSentence(typed);
  };

  return (
    <div className="list-search" ref={place}>
      <div className="search-field">
        <Icon icon={search} />
        <input
          ref={field}
          id={id}
          type="search"
          className="form-control"
          aria-label={t('filter.text')}
          aria-describedby={isLikelySentence ? `${id}hint` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxTextLength}
          placeholder={t(denial ? 'filter.textPlaceholder' : 'filter.searchPlaceholder')}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={() => setOpen(true)}
          onBlur={() => sentence === null && draft.settle()}
        />
        {isGuest ? (
          <Link
            className="btn btn-icon list-search-ask"
            to={loginFrom(location)}
            aria-label={t('aiFilter.signIn')}
            title={t('aiFilter.signIn')}
          >
            <Icon icon={stars} />
          </Link>
        ) : (
          <RestrictedButton
            className="btn btn-icon list-search-ask"
            reason={denial}
            aria-label={t('aiFilter.label')}
            title={t('aiFilter.label')}
            onClick={askOrExplain}
          >
            {isReading ? <Spinner /> : <Icon icon={stars} />}
          </RestrictedButton>
        )}
      </div>
      {isExplained && isOpen && text === '' && (
        <div className="list-search-panel">
          <p>{t('filter.askExample', { example: t('aiFilter.examples.places') })}</p>
        </div>
      )}
      {isLikelySentence && isOpen && (
        <div id={`${id}hint`} className="list-search-panel">
          {isGuest ? (
            <p>
              {t('aiFilter.guest', { example: t('aiFilter.examples.places') })}{' '}
              <Link to={loginFrom(location)}>{t('aiFilter.signIn')}</Link>
            </p>
          ) : (
            <p>{denial ?? t('filter.askHint')}</p>
          )}
        </div>
      )}
      {sentence !== null && (
        <div className="list-search-panel ai-filter" hidden={!isOpen}>
          <SentenceResult
            onAsk={submit}
            onClear={clear}
            onFilter={(criteria) => {
              list.setCriteria(criteria);
              clear();
            }}
          />
        </div>
      )}
    </div>
  );
}
