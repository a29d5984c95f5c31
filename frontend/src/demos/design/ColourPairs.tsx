import check from 'bootstrap-icons/icons/check2.svg?glyph';
import x from 'bootstrap-icons/icons/x-lg.svg?glyph';
import { useTranslation } from 'react-i18next';
import { AsidePanel } from '../../components/AsidePanel';
import { Icon } from '../../components/Icon';
import { contrastRatio, toHex } from '../../lib/contrast.mts';
import { DesignSection } from './DesignSection';
import { type ColourPair, colourPairs } from './tokens';
import { useColours } from './useColours';
import './colour-pairs.scss';
import { clsx } from 'clsx';

const names = colourPairs.flatMap(({ text, ground }) => [text, ground]);

/** Every pair of text and background colours in the UI, with its current contrast. */
export function ColourPairs() {
  const { t, i18n } = useTranslation('design');
  const colours = useColours(names);
  const ratio = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const measured = colourPairs.map((pair) => {
    const text = colours.get(pair.text);
    const ground = colours.get(pair.ground);
    const contrast = text && ground ? contrastRatio(text, ground) : 0;
    return { pair, hex: text && ground ? `${toHex(text)} · ${toHex(ground)}` : '', contrast };
  });
  const enough = measured.filter(({ pair, contrast }) => contrast >= pair.atLeast).length;

  return (
    <DesignSection title={t('colour.title')} lead={t('colour.lead')}>
      <AsidePanel>
        <p className="design-summary">
          <strong>{t('colour.summaryCount', { enough, count: colourPairs.length })}</strong>
          <span>{t('colour.summary')}</span>
        </p>
      </AsidePanel>
      <ul className="colour-pairs">
        {measured.map(({ pair, hex, contrast }) => (
          <li key={pair.name} className="colour-pair">
            <Sample pair={pair} />
            <div>
              <strong>{t(`colour.pairs.${pair.name}`)}</strong>
              <span className="text-secondary small" dir="ltr">
                {hex}
              </span>
            </div>
            <span className={clsx('badge', contrast >= pair.atLeast ? 'text-bg-success' : 'text-bg-danger')}>
              <Icon
                icon={contrast >= pair.atLeast ? check : x}
                label={t(contrast >= pair.atLeast ? 'colour.enough' : 'colour.tooLittle')}
              />
              {t('colour.ratio', { ratio: ratio.format(contrast) })}
            </span>
          </li>
        ))}
      </ul>
    </DesignSection>
  );
}

function Sample({ pair: { text, ground, atLeast } }: { readonly pair: ColourPair }) {
  const colours = { color: `var(${text})`, backgroundColor: `var(${ground})` };
  return (
    <span className={clsx('colour-sample', atLeast === 3 && 'line')} style={colours} aria-hidden="true">
      {atLeast === 3 ? '' : 'Aa'}
    </span>
  );
}
