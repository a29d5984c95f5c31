import { createTextReader } from '../../../local/comprehend/text-reader';

test('a reading is refused when its thread ends, and the next call starts another', async () => {
  const reader = createTextReader();
  const interrupted = expect(reader.read('DetectSentiment', 'A lovely flat')).rejects.toThrow('has ended');
  await reader.close();
  await interrupted;
  await expect(reader.read('DetectSentiment', 'A lovely flat')).resolves.toMatchObject({ Sentiment: 'POSITIVE' });
  await reader.close();
});

test('many readings at once each get their own answer', async () => {
  const reader = createTextReader();
  const places = ['Utrecht', 'Belgium', 'Paris', 'Lagos'];
  const readings = await Promise.all(places.map((place) => reader.read('DetectEntities', `A house in ${place}`)));
  expect(readings).toMatchObject(places.map((Text) => ({ Entities: [{ Text, Type: 'LOCATION' }] })));
  await reader.close();
});
