import { productOf, products, relatedTo } from '../../../frontend/src/features/shop/products';
import {
  isUnfiltered,
  type NamedProduct,
  noProductCriteria,
  type ProductCriteria,
  readPrice,
  readProductCriteria,
  searchProducts,
  writeProductCriteria,
} from '../../../frontend/src/features/shop/searchProducts';
import dutch from '../../../frontend/src/locales/nl/shop.json';

const catalogue: NamedProduct[] = products.map((product) => ({ ...product, ...dutch.products[product.subject] }));
const found = (criteria: Partial<ProductCriteria>) =>
  searchProducts(catalogue, { ...noProductCriteria, ...criteria }, 'nl').map(({ subject }) => subject);

describe('searching the shop', () => {
  it('shows all products in the default order without criteria', () => {
    expect(found({})).toEqual(products.map(({ subject }) => subject));
  });

  it.each<[string, Partial<ProductCriteria>, string[]]>([
    ['a name, whatever its case', { text: 'STROOP' }, ['stroopwafels']],
    ['a description', { text: 'Beemster' }, ['notebook']],
    ['a category', { category: 'outdoors' }, ['bicycle', 'tulips', 'umbrella']],
    ['a lower price, limit included', { minPrice: 89_00 }, ['bicycle', 'blanket']],
    ['an upper price, limit included', { maxPrice: 12_49 }, ['stroopwafels']],
    ['a range', { minPrice: 32_00, maxPrice: 39_50 }, ['canalHouses', 'delftTile']],
    ['everything at once', { text: 'tulp', category: 'outdoors', maxPrice: 20_00 }, ['tulips']],
    ['nothing', { text: 'duikboot' }, []],
  ])('finds %s', (_, criteria, expected) => {
    expect(found(criteria)).toEqual(expected);
  });

  it('sorts by price in both directions, and by name in the order of the language', () => {
    expect(found({ order: 'priceUp' })[0]).toBe('stroopwafels');
    expect(found({ order: 'priceDown' })[0]).toBe('bicycle');
    const names = searchProducts(catalogue, { ...noProductCriteria, order: 'name' }, 'nl').map(({ name }) => name);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'nl')));
  });
});

describe('the criteria in the address', () => {
  it('are read as they were written', () => {
    const criteria: ProductCriteria = {
      text: 'delft',
      category: 'home',
      minPrice: 10_50,
      maxPrice: 50_00,
      order: 'name',
    };
    expect(readProductCriteria(writeProductCriteria(criteria))).toEqual(criteria);
    expect(String(writeProductCriteria(noProductCriteria))).toBe('');
  });

  it.each(['category=weapons', 'from=-1', 'to=1e9', 'from=abc', 'sort=__proto__', 'category=', 'from='])(
    'fall back to none for %s',
    (address) => {
      expect(readProductCriteria(new URLSearchParams(address))).toEqual(noProductCriteria);
    },
  );

  it.each([
    ['12.50', 12_50],
    ['12,50', 12_50],
    ['12.5', 12_50],
    ['12.', 12_00],
    [' € 9,95 ', 9_95],
    ['0', 0],
    ['999999.99', 999_999_99],
    ['1.250', null],
    ['12.5.6', null],
    ['-3', null],
    ['twelve', null],
    ['', null],
  ])('reads the price %j as %j cents', (text, cents) => {
    expect(readPrice(text)).toBe(cents);
  });

  it('count as empty with any sort order', () => {
    expect(isUnfiltered({ ...noProductCriteria, order: 'priceUp' })).toBe(true);
    expect(isUnfiltered({ ...noProductCriteria, maxPrice: 0 })).toBe(false);
  });
});

describe('products', () => {
  it.each(['0', '13', '1.0', '01', '', 'x', '1;2', null])('has none for %j', (id) => {
    expect(productOf(id)).toBeUndefined();
  });

  it('has three related ones, those of the same category first', () => {
    for (const product of products) {
      const related = relatedTo(product);
      expect(related).toHaveLength(3);
      expect(related).not.toContain(product);
      expect(related[0]?.category).toBe(product.category);
    }
  });
});
