import bag from 'bootstrap-icons/icons/bag-plus.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppSelector } from '../../app/hooks';
import { FocusableButton } from '../../components/FocusableButton';
import { Highlight } from '../../components/Highlight';
import { Icon } from '../../components/Icon';
import { itemOf } from './cart';
import { Picture } from './pictures/Picture';
import { hasOnePrice, lowestPrice, type Offer } from './products';
import { StockNote } from './StockNote';
import type { NamedProduct } from './searchProducts';
import { selectStock } from './shopSlice';
import { useAddToCart } from './useAddToCart';
import { productAddress, usePrice } from './useShop';

export interface ProductCardProps {
  readonly product: NamedProduct;
  /** The grid's search text. */
  readonly search?: string;
  /** The heading level of the product's name. */
  readonly heading?: 'h2' | 'h3';
}

/** A product in a grid: the whole card is a link, and a button adds one to the cart, unless there is a variant to choose. */
export function ProductCard({ product, search = '', heading: Heading = 'h2' }: ProductCardProps) {
  const { t } = useTranslation('shop');
  const price = usePrice();
  const stockOf = useAppSelector(selectStock);
  const { offers, choice } = product;
  const amount = price(lowestPrice(product));
  return (
    <article className="card product-card">
      <Picture subject={product.subject} />
      <div className="product-card-text">
        <Heading>
          <Link to={productAddress(product.id)} className="stretched-link">
            <Highlight text={product.name} search={search} />
          </Link>
        </Heading>
        <StockNote stock={offers.reduce((sum, offer) => sum + stockOf(itemOf(product, offer)), 0)} isBrief />
        <div className="product-card-foot">
          <span className="product-price">{hasOnePrice(product) ? amount : t('priceFrom', { price: amount })}</span>
          {choice && <span className="product-variants">{t(`choices.${choice}.count`, { count: offers.length })}</span>}
          {!choice && offers[0] && <AddButton product={product} offer={offers[0]} />}
        </div>
      </div>
    </article>
  );
}

function AddButton({ product, offer }: { readonly product: NamedProduct; readonly offer: Offer }) {
  const { t } = useTranslation('shop');
  const { add, left } = useAddToCart(itemOf(product, offer));
  return (
    <FocusableButton
      className="btn btn-outline-secondary btn-icon product-add"
      aria-label={t('addLabel', { name: product.name })}
      title={t('add')}
      isDisabled={left === 0}
      onClick={() => add(1)}
    >
      <Icon icon={bag} />
    </FocusableButton>
  );
}
