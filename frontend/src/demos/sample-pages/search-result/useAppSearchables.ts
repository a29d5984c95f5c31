import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { loadTexts } from '../../../lib/loadTexts';
import type { Kind, Searchable } from './searchSite';

type Apps = typeof import('./appSearchables');

const places = {
  note: 'pages.notes',
  contact: 'pages.contacts',
  email: 'pages.email',
  ticket: 'pages.ticketList',
  chat: 'pages.chat',
  product: 'pages.shop',
} as const;

const nothing: never[] = [];

/**
 * The content of the sample apps and the shop. Their code and data are loaded on the first search.
 * @param isSearch whether the search is not empty
 */
export function useAppSearchables(isSearch: boolean): { items: readonly Searchable[]; isMissing: boolean } {
  const { t, i18n } = useTranslation(['layout', 'shop'], { useSuspense: false });
  const dispatch = useAppDispatch();
  const [apps, setApps] = useState<Apps | 'failed' | null>(null);
  const known = typeof apps === 'object' ? apps : null;
  useEffect(() => {
    if (!isSearch) return;
    let isOver = false;
    Promise.all([import('./appSearchables'), loadTexts(['shop'], i18n.language)]).then(
      ([loaded]) => !isOver && setApps(loaded),
      () => !isOver && setApps('failed'),
    );
    return () => {
      isOver = true;
    };
  }, [isSearch, i18n.language]);
  useEffect(() => known?.loadApps(dispatch), [known, dispatch]);

  const inApps = useAppSelector((state) => known?.selectInApps(state) ?? nothing);
  const status = useAppSelector((state) => known?.appsStatus(state));
  const items = useMemo(() => {
    const found = known ? [...inApps, ...known.searchableProducts(i18n.getFixedT(i18n.language, 'shop'))] : inApps;
    const placeOf = (kind: Kind) => t(`layout:${places[kind as keyof typeof places]}`) as string;
    return found.map((one) => ({ ...one, place: placeOf(one.kind) }));
  }, [known, inApps, i18n, i18n.language, t]);
  return { items, isMissing: apps === 'failed' || status === 'failed' };
}
