import { limitConnecting } from '../../../frontend/src/cloud/socketLimit';

class FakeSocket extends EventTarget {
  close = jest.fn();
}

let socket: FakeSocket;
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { WebSocket: FakeSocket });
  limitConnecting(15_000);
  socket = new WebSocket('wss://example.test') as unknown as FakeSocket;
});
afterEach(() => jest.useRealTimers());

test('a connection that neither opens nor fails is closed', () => {
  jest.advanceTimersByTime(14_999);
  expect(socket.close).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(socket.close).toHaveBeenCalledTimes(1);
});

test.each(['open', 'close'])('a connection after its %s event is not closed', (event) => {
  socket.dispatchEvent(new Event(event));
  jest.advanceTimersByTime(60_000);
  expect(socket.close).not.toHaveBeenCalled();
});
