import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture, type View, views } from './pictures/Picture';
import type { NamedProduct } from './searchProducts';

export interface GalleryProps {
  readonly product: NamedProduct;
  readonly variant: string | undefined;
}

/** A product's pictures: the selected one large, all as thumbnails. */
export function Gallery({ product: { name, subject }, variant }: GalleryProps) {
  const { t } = useTranslation('shop');
  const [shown, setShown] = useState<View>('day');
  const labelOf = (view: View) => t(`views.${view}`, { name });
  return (
    <section className="gallery" aria-label={t('gallery', { name })}>
      <Picture subject={subject} view={shown} variant={variant} label={labelOf(shown)} />
      <div className="gallery-choice">
        {views.map((view) => (
          <button
            key={view}
            type="button"
            aria-pressed={view === shown}
            aria-label={labelOf(view)}
            onClick={() => setShown(view)}
          >
            <Picture subject={subject} view={view} variant={variant} />
          </button>
        ))}
      </div>
    </section>
  );
}
