import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { Picture } from './pictures/Picture';
import { productOf } from './products';
import { QuantityField } from './QuantityField';
import { quantityChanged, selectCart, takenOutOfCart } from './shopSlice';
import { productAddress, useLocalizedProduct, usePrice } from './useShop';

/** The products in the cart. */
export function CartLines() {
  const { t } = useTranslation('shop');
  const dispatch = useAppDispatch();
  const named = useLocalizedProduct();
  const price = usePrice();
  const cart = useAppSelector(selectCart);
  return (
    <ul className="cart-lines">
      {cart.map(({ productId, quantity }) => {
        const product = productOf(productId);
        if (!product) return null;
        const { name } = named(product);
        return (
          <li key={productId}>
            <Picture subject={product.subject} />
            <div className="cart-line-text">
              <Link to={productAddress(productId)}>{name}</Link>
              <span className="cart-line-price tabular">{price(product.price * quantity)}</span>
              <QuantityField
                label={t('quantityOf', { name })}
                value={quantity}
                max={product.stock}
                onChange={(changed) => dispatch(quantityChanged({ productId, quantity: changed }))}
              />
              <button
                type="button"
                className="btn btn-icon"
                aria-label={t('removeLabel', { name })}
                title={t('remove')}
                onClick={() => dispatch(takenOutOfCart(productId))}
              >
                <Icon icon={trash} />
              </button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
