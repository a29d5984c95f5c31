import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { EmptyState } from '../../components/EmptyState';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import { ancestorsOf, countHomes } from './tree';
import { checksCleared, selectTreeState } from './treeSlice';

/** The checked nodes, each with its path. */
export function ChosenHomes() {
  const { t } = useTranslation('tree');
  const dispatch = useAppDispatch();
  const { tree } = useAppSelector(selectTreeState);
  const nameOf = (id: string) => tree.nodes[id]?.name ?? '';
  const card = useRef<HTMLElement>(null);
  useRestoreFocus(card, () => card.current);
  return (
    <section ref={card} className="card tree-chosen" aria-labelledby="tree-chosen" tabIndex={-1}>
      <header>
        <div role="status">
          <h2 id="tree-chosen">{t('chosen', { count: countHomes(tree, tree.checked) })}</h2>
        </div>
        {tree.checked.length > 0 && (
          <button type="button" className="btn btn-link btn-sm" onClick={() => dispatch(checksCleared())}>
            {t('clear')}
          </button>
        )}
      </header>
      {tree.checked.length === 0 ? (
        <EmptyState drawing="window" title={t('noneChosenTitle')} hint={t('noneChosen')} />
      ) : (
        <ul>
          {tree.checked.map((id) => (
            <li key={id}>
              <bdi>{nameOf(id)}</bdi>
              <span>{ancestorsOf(tree, id).map(nameOf).join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
