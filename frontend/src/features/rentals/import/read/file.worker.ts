import { ImportSession } from './importSession';
import type { WorkerAnswer, WorkerRequest } from './workerMessages';

/** Reads the file outside the main thread, so that a million rows do not freeze the page. */
const worker = self as unknown as DedicatedWorkerGlobalScope;
let session: ImportSession | undefined;

worker.onmessage = async ({ data: request }: MessageEvent<WorkerRequest>) => {
  const { call } = request;
  const send = (answer: WorkerAnswer) => worker.postMessage(answer);
  try {
    send({ call, result: await answerTo(request, (fraction) => send({ call, fraction })) });
  } catch (error) {
    const { name, message } = error as Error;
    send({ call, error: { name, message } });
  }
};

function answerTo(request: WorkerRequest, onProgress: (fraction: number) => void) {
  if (request.ask === 'open') session = new ImportSession(request.file);
  if (!session) throw new Error('Open a file first.');
  switch (request.ask) {
    case 'open':
      return session.open(request.format);
    case 'check':
      return session.check(request.choice, request.edits, onProgress);
    case 'next':
      return session.next();
    case 'readFrom':
      return session.readFrom(request.copy).then(() => undefined);
    case 'rejectedCsv':
      return session.rejectedCsv(request.refused, request.reasons);
  }
}
