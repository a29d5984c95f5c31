import { numbersIn } from '../../../../../frontend/src/features/rentals/filter/ai-filter/numbersIn';

const values = (text: string) => numbersIn(text).map(({ value }) => value);
const words = (text: string) => numbersIn(text).map(({ begin, end }) => text.slice(begin, end));

describe('the numbers of a sentence', () => {
  it.each([
    ['5 million', 5e6],
    ['250k', 250_000],
    ['1.5 mln', 1_500_000],
    ['1,5 miljoen', 1_500_000],
    ['17,890,000', 17_890_000],
    ['5 hundred thousand', 500_000],
    ['2 million 500 thousand', 2_500_000],
    ['a million', 1e6],
    ['half a million', 500_000],
    ['1e6', 1e6],
    ['2.5e6', 2_500_000],
    ['a half million', 500_000],
    ['one hundred thousand', 100_000],
    ['two hundred million', 200e6],
    ['fifteen million', 15e6],
    ['twenty-five million', 25e6],
    ['one hundred and fifty thousand', 150_000],
    ['two and a half million', 2_500_000],
    ['two million five hundred thousand', 2_500_000],
    ['twee miljoen', 2e6],
    ['een half miljoen', 500_000],
    ['anderhalf miljoen', 1_500_000],
    ['twee en een half miljoen', 2_500_000],
    ['honderdduizend', 100_000],
    ['tweehonderdvijftigduizend', 250_000],
    ['vijfentwintig miljoen', 25e6],
    ['tweeëntwintig miljoen', 22e6],
    ['drie miljard', 3e9],
  ])('%s', (text, value) => {
    expect(values(text)).toEqual([value]);
    expect(words(`x ${text}, x`)).toEqual([text]);
  });

  it('are separate', () => {
    expect(values('between five and ten million')).toEqual([5, 10e6]);
    expect(values('between one hundred and five hundred thousand')).toEqual([100, 500_000]);
    expect(values('5-10 million')).toEqual([5, 10e6]);
    expect(values('1m-5m')).toEqual([1e6, 5e6]);
    expect(values('over 1 million and 2 million')).toEqual([1e6, 2e6]);
    expect(values('vijf en tien miljoen')).toEqual([5, 10e6]);
  });

  it('do not include other words', () => {
    expect(values('a rental in half of the countries, and tents; een huis en tenten, millions of people')).toEqual([]);
  });
});
