/** @jest-environment node */
import { openText } from '../../../frontend/src/features/text/openText';

describe('a file', () => {
  const open = (...bytes: number[]) => openText(new Blob([new Uint8Array(bytes)]));

  it('is text in UTF-8, UTF-16 or windows-1252', async () => {
    expect(await openText(new Blob(['Één huis\r\nin Delft']))).toEqual({ text: 'Één huis\nin Delft' });
    expect(await open(0xff, 0xfe, 0x48, 0x00, 0x69, 0x00)).toEqual({ text: 'Hi' });
    expect(await open(0x48, 0xe9)).toEqual({ text: 'Hé' });
  });

  it('is refused with a reason when it is not text', async () => {
    expect(await openText(new Blob([' \n']))).toEqual({ problem: 'empty' });
    expect(await open(0x89, 0x50, 0x4e, 0x47, 0x00, 0x00)).toEqual({ problem: 'notText' });
    expect(await openText(new Blob(['x'.repeat(500_001)]))).toEqual({ problem: 'tooLong' });
  });
});
