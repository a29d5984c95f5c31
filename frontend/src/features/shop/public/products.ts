/** The products and their addresses. */
export { products } from '../products';
export { productAddress } from '../useShop';
