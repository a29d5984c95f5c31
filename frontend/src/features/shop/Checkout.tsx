import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { totalOf } from './cart';
import { productOf } from './products';
import { cartEmptied, selectCart } from './shopSlice';
import { useLocalizedProduct, usePrice } from './useShop';

export interface CheckoutProps {
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** The summary of an order. It states that this is a sample and nothing is ordered. */
export function Checkout({ onBack, onDone }: CheckoutProps) {
  const { t } = useTranslation('shop');
  const dispatch = useAppDispatch();
  const named = useLocalizedProduct();
  const price = usePrice();
  const cart = useAppSelector(selectCart);
  return (
    <div className="cart">
      <p className="alert alert-info" role="status">
        {t('checkout.honest')}
      </p>
      <table className="table checkout-table tabular">
        <caption className="visually-hidden">{t('checkout.summary')}</caption>
        <tbody>
          {cart.map(({ productId, quantity }) => {
            const product = productOf(productId);
            if (!product) return null;
            return (
              <tr key={productId}>
                <th scope="row">{t('checkout.line', { count: quantity, name: named(product).name })}</th>
                <td>{price(product.price * quantity)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td>{price(totalOf(cart))}</td>
          </tr>
        </tfoot>
      </table>
      <div className="cart-foot">
        <button type="button" className="btn btn-primary w-100" onClick={onBack}>
          {t('checkout.back')}
        </button>
        <button
          type="button"
          className="btn btn-outline-danger w-100"
          onClick={() => {
            dispatch(cartEmptied());
            onDone();
          }}
        >
          {t('checkout.finish')}
        </button>
      </div>
    </div>
  );
}
