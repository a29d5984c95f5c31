import {
  ImportFileClient,
  type ImportWorker,
} from '../../../../../frontend/src/features/rentals/import/read/fileClient';
import type {
  WorkerAnswer,
  WorkerRequest,
} from '../../../../../frontend/src/features/rentals/import/read/workerMessages';

class FakeWorker implements ImportWorker {
  onmessage: ImportWorker['onmessage'] = null;
  onerror: ImportWorker['onerror'] = null;
  asked: WorkerRequest[] = [];
  terminated = false;

  postMessage(request: WorkerRequest) {
    this.asked.push(request);
  }
  terminate() {
    this.terminated = true;
  }
  answer(answer: WorkerAnswer) {
    this.onmessage?.({ data: answer } as MessageEvent<WorkerAnswer>);
  }
}

describe('calling the worker', () => {
  let worker: FakeWorker;
  let client: ImportFileClient;

  beforeEach(() => {
    worker = new FakeWorker();
    client = new ImportFileClient(new File(['x'], 'x.csv'), worker);
  });

  it('returns each response to its call', async () => {
    const first = client.next();
    const second = client.next();
    const [one, two] = worker.asked as [WorkerRequest, WorkerRequest];
    worker.answer({ call: two.call, result: [] });
    worker.answer({ call: one.call, result: [{ id: 'a' }] as never });
    expect(await first).toEqual([{ id: 'a' }]);
    expect(await second).toEqual([]);
  });

  it('passes on progress and errors', async () => {
    const fractions: number[] = [];
    const check = client.check({} as never, {}, (fraction) => fractions.push(fraction));
    const call = (worker.asked[0] as WorkerRequest).call;
    worker.answer({ call, fraction: 0.5 });
    worker.answer({ call, error: { name: 'AbortError', message: 'The columns were changed.' } });
    await expect(check).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(fractions).toEqual([0.5]);
  });

  it('fails every open call when the worker cannot run', async () => {
    const open = client.open();
    worker.onerror?.({ message: 'out of memory' } as ErrorEvent);
    await expect(open).rejects.toThrow('out of memory');
  });

  it('ends the worker and its open calls when it is closed', async () => {
    const open = client.open();
    client.close();
    expect(worker.terminated).toBe(true);
    await expect(open).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });
});
