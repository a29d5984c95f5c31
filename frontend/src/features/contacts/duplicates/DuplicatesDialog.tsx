import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from 'reactstrap';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { EmptyState } from '../../../components/EmptyState';
import { useFormats } from '../../../components/useFormats';
import { oncePerDoubleClick } from '../../../lib/oncePerDoubleClick';
import type { Contact } from '../contact';
import { contactsMerged, selectContactsState } from '../contactsSlice';
import { findDuplicates, fittingSides, initialSides, mergeFields, type Sides } from './duplicates';
import './duplicates.scss';
import { MergeTable } from './MergeTable';

/** Finds contacts that are probably one, and merges them two by two, field by field. */
export default function DuplicatesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('contacts');
  const { number } = useFormats();
  const dispatch = useAppDispatch();
  const { items } = useAppSelector(selectContactsState);
  const id = useId();
  const [apart, setApart] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<{ readonly pair: string; readonly sides: Sides } | null>(null);
  const pairs = findDuplicates(items)
    .flatMap(pairsIn)
    .filter((pair) => !apart.has(nameOf(pair)));
  const [pair] = pairs;
  const sides = pair && (chosen?.pair === nameOf(pair) ? fittingSides(...pair, chosen.sides) : initialSides(...pair));
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = pair && nameOf(pair);
  const before = useRef(shown);
  useEffect(() => {
    // The next two replace the two that had the focus.
    if (before.current !== shown) heading.current?.focus();
    before.current = shown;
  }, [shown]);

  return (
    <Modal isOpen toggle={onClose} labelledBy={`${id}title`} centered scrollable size="lg">
      <div className="modal-header">
        <h2 id={`${id}title`} className="modal-title">
          {t('duplicates.title')}
        </h2>
        <button type="button" className="btn-close" aria-label={t('close', { ns: 'apps' })} onClick={onClose} />
      </div>
      <div className="modal-body">
        <h3 ref={heading} tabIndex={-1} className={pair ? 'contact-duplicates-count' : 'visually-hidden'}>
          {t('duplicates.left', { count: pairs.length, formatted: number(pairs.length) })}
        </h3>
        {pair && sides ? (
          <>
            <p className="text-secondary">{t('duplicates.hint')}</p>
            <MergeTable pair={pair} sides={sides} onChange={(next) => setChosen({ pair: nameOf(pair), sides: next })} />
          </>
        ) : (
          <EmptyState drawing="fishing" title={t('duplicates.none')} hint={t('duplicates.noneHint')} />
        )}
      </div>
      <div className="modal-footer">
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          {t('close', { ns: 'apps' })}
        </button>
        {pair && sides && (
          <>
            <button
              type="button"
              className="btn btn-outline-secondary"
              onClick={oncePerDoubleClick(() => setApart(new Set([...apart, nameOf(pair)])))}
            >
              {t('duplicates.apart')}
            </button>
            <button
              type="button"
              className="btn btn-primary"
              onClick={oncePerDoubleClick(() => {
                const [first, second] = pair;
                dispatch(
                  contactsMerged({ keep: first.id, drop: second.id, fields: mergeFields(first, second, sides) }),
                );
              })}
            >
              {t('duplicates.merge')}
            </button>
          </>
        )}
      </div>
    </Modal>
  );
}

type Pair = readonly [Contact, Contact];

/** The older contact stays. */
function pairsIn(group: readonly Contact[]): Pair[] {
  const sorted = [...group].sort((one, other) => one.id - other.id);
  return sorted.flatMap((first, index) => sorted.slice(index + 1).map((second): Pair => [first, second]));
}

const nameOf = ([first, second]: Pair) => `${first.id} ${second.id}`;
