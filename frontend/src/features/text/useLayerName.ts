import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntityType } from '../../../../graphql/interpretation';
import type { Layer, WordClass } from './marks';

/** Returns a layer's name in the page's language. */
export function useLayerName(): (layer: Layer) => string {
  const { t } = useTranslation('text');
  return useCallback(
    (layer) => {
      const [kind, name] = layer.split(':');
      if (kind === 'entity') return t(`entity.${name as EntityType}`);
      if (kind === 'word') return t(`word.${name as WordClass}`);
      return t('marks.phrase');
    },
    [t],
  );
}
