import { clsx } from 'clsx';
import { type FocusEvent, type KeyboardEvent, memo, type PointerEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../components/useFormats';
import { horizontalKeys, moveFocus } from '../../lib/moveFocus';
import { type Layer, layerClass, type Mark } from './marks';
import type { Passage } from './passages';
import { segmentsOf } from './segments';
import { useLayerName } from './useLayerName';

export interface MarkedTextProps {
  readonly text: string;
  readonly passages: readonly Passage[];
  readonly marks: readonly Mark[];
}

interface Tip {
  readonly marks: readonly Mark[];
  readonly left: number;
  readonly top: number;
}

/**
 * A text with its marks, which may overlap. The arrow keys move between marks, and a tooltip describes each; the
 * description is also in the text for screen readers, so that nothing depends on colour.
 */
export function MarkedText({ text, passages, marks }: MarkedTextProps) {
  const { t } = useTranslation('text');
  const [tip, setTip] = useState<Tip | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const tipId = useId();
  const byPassage = useMemo(
    () => passages.map((passage) => marks.filter(({ begin }) => begin >= passage.begin && begin < passage.end)),
    [passages, marks],
  );

  const showTip = ({ target }: { target: EventTarget }) => {
    const element = (target as Element).closest<HTMLElement>('[data-begin]');
    const frame = place.current?.getBoundingClientRect();
    if (!element || !frame) {
      setTip(null);
      return;
    }
    const begin = Number(element.dataset.begin);
    const at = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const around = marks.filter((mark) => mark.begin <= begin && mark.end > begin);
    const left = Math.min(Math.max(at.left - frame.left, 0), Math.max(0, frame.width - tipWidth));
    setTip({ marks: around, left, top: at.bottom - frame.top + 4 });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') setTip(null);
    const elements = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-begin]'));
    // Of the text, which may have another one than the page.
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    if (moveFocus(event, elements, horizontalKeys(isRightToLeft))) event.preventDefault();
  };
  const onPointerOver = (event: PointerEvent) => event.pointerType === 'mouse' && showTip(event);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setTip(null);
  };

  return (
    <div className="marked-text-place" ref={place}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        className="marked-text"
        role="group"
        aria-label={t('marks.label')}
        aria-roledescription={t('marks.kind')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area, with marks that the arrow keys reach
        tabIndex={0}
        dir="auto"
        aria-describedby={tip ? tipId : undefined}
        onKeyDown={onKeyDown}
        onFocus={showTip}
        onBlur={onBlur}
        onPointerOver={onPointerOver}
        onPointerLeave={() => setTip(null)}
        onScroll={() => setTip(null)}
      >
        {passages.map((passage, index) => (
          <MarkedPassage key={passage.begin} text={text} passage={passage} marks={byPassage[index] ?? none} />
        ))}
      </div>
      {tip && tip.marks.length > 0 && (
        <div id={tipId} role="tooltip" className="mark-tip" style={{ left: tip.left, top: tip.top, width: tipWidth }}>
          <TipLines marks={tip.marks} />
        </div>
      )}
    </div>
  );
}

/** In pixels. */
const tipWidth = 256;
const none: Mark[] = [];

function TipLines({ marks }: { readonly marks: readonly Mark[] }) {
  const { t } = useTranslation('text');
  const { percent } = useFormats();
  const nameOf = useLayerName();
  return marks.map((mark) => (
    <p key={`${mark.layer} ${mark.begin}`}>
      <strong>{nameOf(mark.layer)}</strong> <bdi>{mark.text}</bdi>
      <span>{t('marks.certainty', { share: percent(mark.score) })}</span>
    </p>
  ));
}

interface MarkedPassageProps {
  readonly text: string;
  readonly passage: Passage;
  readonly marks: readonly Mark[];
}

/** Memoised, because a long text has many marks. */
const MarkedPassage = memo(function MarkedPassage({ text, passage, marks }: MarkedPassageProps) {
  const nameOf = useLayerName();
  return (
    <span className="marked-passage">
      {segmentsOf(passage, marks).map(({ begin, end, marks: around }) => {
        const words = text.slice(begin, end);
        if (around.length === 0) return words;
        const ending = around.filter((mark) => mark.end === end && mark.layer !== 'phrase');
        return (
          <span key={begin} tabIndex={-1} data-begin={begin} className={classesOf(around, begin, end)}>
            {words}
            {ending.map(({ layer }) => (
              <MarkName key={layer} layer={layer} name={nameOf(layer)} />
            ))}
          </span>
        );
      })}
    </span>
  );
});

function MarkName({ layer, name }: { readonly layer: Layer; readonly name: string }) {
  return <small className={clsx('mark-name', layer.startsWith('word:') && 'is-quiet')}> {name}</small>;
}

function classesOf(marks: readonly Mark[], begin: number, end: number): string {
  const classes = marks.map(({ layer }) => layerClass(layer));
  const entity = marks.findLast(({ layer }) => layer.startsWith('entity:'));
  if (entity) classes.push('mark-entity');
  if (entity?.begin === begin) classes.push('is-start');
  if (entity?.end === end) classes.push('is-end');
  return ['mark', ...classes].join(' ');
}
