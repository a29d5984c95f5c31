import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { oncePerDoubleClick } from '../../lib/oncePerDoubleClick';
import { itemKey, soldAs } from './cart';
import { Picture } from './pictures/Picture';
import { QuantityField } from './QuantityField';
import { quantityChanged, selectCart, selectStock, takenOutOfCart } from './shopSlice';
import { productAddress, useItemName, usePrice } from './useShop';

/** The products in the cart. */
export function CartLines() {
  const { t } = useTranslation('shop');
  const dispatch = useAppDispatch();
  const nameOf = useItemName();
  const price = usePrice();
  const cart = useAppSelector(selectCart);
  const stockOf = useAppSelector(selectStock);
  return (
    <ul className="cart-lines">
      {cart.map(({ quantity, ...item }) => {
        const sold = soldAs(item);
        if (!sold) return null;
        const { product, offer } = sold;
        const name = nameOf(item);
        return (
          <li key={itemKey(item)}>
            <Picture subject={product.subject} variant={item.variant} />
            <div className="cart-line-text">
              <Link to={productAddress(product.id, item.variant)}>{name}</Link>
              <span className="cart-line-price tabular">{price(offer.price * quantity)}</span>
              <QuantityField
                label={t('quantityOf', { name })}
                value={quantity}
                max={stockOf(item)}
                onChange={(changed) => dispatch(quantityChanged({ ...item, quantity: changed }))}
              />
              <button
                type="button"
                className="btn btn-icon"
                aria-label={t('removeLabel', { name })}
                title={t('remove')}
                onClick={oncePerDoubleClick(() => dispatch(takenOutOfCart(item)))}
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
