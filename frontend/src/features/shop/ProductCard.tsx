import bag from 'bootstrap-icons/icons/bag-plus.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Highlight } from '../../components/Highlight';
import { Icon } from '../../components/Icon';
import { Picture } from './pictures/Picture';
import { StockNote } from './StockNote';
import type { NamedProduct } from './searchProducts';
import { useAddToCart } from './useAddToCart';
import { productAddress, usePrice } from './useShop';

export interface ProductCardProps {
  readonly product: NamedProduct;
  /** The grid's search text. */
  readonly search?: string;
  /** The heading level of the product's name. */
  readonly heading?: 'h2' | 'h3';
}

/** A product in a grid: the whole card is a link, and a button adds one to the cart. */
export function ProductCard({ product, search = '', heading: Heading = 'h2' }: ProductCardProps) {
  const { t } = useTranslation('shop');
  const price = usePrice();
  const { add, isFull } = useAddToCart(product);
  return (
    <article className="card product-card">
      <Picture subject={product.subject} />
      <div className="product-card-text">
        <Heading>
          <Link to={productAddress(product.id)} className="stretched-link">
            <Highlight text={product.name} search={search} />
          </Link>
        </Heading>
        <StockNote product={product} isBrief />
        <div className="product-card-foot">
          <span className="product-price">{price(product.price)}</span>
          <button
            type="button"
            className="btn btn-outline-secondary btn-icon product-add"
            aria-label={t('addLabel', { name: product.name })}
            title={t('add')}
            disabled={isFull}
            onClick={() => add(1)}
          >
            <Icon icon={bag} />
          </button>
        </div>
      </div>
    </article>
  );
}
