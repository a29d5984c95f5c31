import { readFileSync } from 'node:fs';
import { createTextReader } from '../../../local/comprehend/text-reader';

test('a reading is refused when its process ends, and the next call starts another', async () => {
  const reader = createTextReader();
  const interrupted = expect(reader.read('DetectSentiment', 'A lovely flat')).rejects.toThrow('has ended');
  await reader.close();
  await interrupted;
  await expect(reader.read('DetectSentiment', 'A lovely flat')).resolves.toMatchObject({ Sentiment: 'POSITIVE' });
  await reader.close();
});

test('concurrent calls each get their own answer', async () => {
  const reader = createTextReader();
  const places = ['Utrecht', 'Belgium', 'Paris', 'Lagos'];
  const readings = await Promise.all(places.map((place) => reader.read('DetectEntities', `A house in ${place}`)));
  expect(readings).toMatchObject(places.map((Text) => ({ Entities: [{ Text, Type: 'LOCATION' }] })));
  await reader.close();
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('its memory is the process’s own, which ends with it', async () => {
  const before = children();
  const reader = createTextReader();
  await reader.read('DetectSentiment', 'A lovely flat');
  const [made] = children().filter((id) => !before.includes(id));
  expect(made).toBeDefined();
  await reader.close();
  expect(() => process.kill(made as number, 0)).toThrow('ESRCH');
});

/** The ids of this process's children. */
function children(): number[] {
  return readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}
