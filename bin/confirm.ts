import { createInterface } from 'node:readline';

interface Terminal {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream;
}

/**
 * Asks a question in the terminal; anything but yes is no, as are Ctrl-C and the end of the input.
 * @throws Error without a terminal, where nobody can answer
 */
export async function confirmed(
  question: string,
  { stdin: input, stdout: output }: Terminal = process,
): Promise<boolean> {
  if (!input.isTTY) throw new Error('There is no terminal to ask in. To go on without the question, add --yes.');
  const reader = createInterface({ input, output });
  const answer = await new Promise<string>((resolve) => {
    reader.once('close', () => resolve(''));
    reader.question(`${question} (y/n) `, resolve);
  });
  reader.close();
  return /^y(es)?$/i.test(answer.trim());
}
