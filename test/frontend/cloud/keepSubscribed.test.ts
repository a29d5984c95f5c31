import { keepSubscribed } from '../../../frontend/src/cloud/keepSubscribed';

type HubListener = (message: { payload: { event: string; data: object } }) => void;
const mockListeners = new Set<HubListener>();
const mockSubscribe = jest.fn();
jest.mock('../../../frontend/src/cloud/dataEndpoint', () => ({
  subscribe: (...operation: unknown[]) => mockSubscribe(...operation),
}));
jest.mock('aws-amplify/utils', () => ({
  Hub: {
    listen: (_channel: string, listener: HubListener) => {
      mockListeners.add(listener);
      return () => mockListeners.delete(listener);
    },
  },
}));

describe('a subscription that is kept', () => {
  const query = 'subscription OnMySetting($sub: ID!) { onMySetting(sub: $sub) { key } }';
  const unsubscribe = jest.fn();
  const subscribe = jest.fn((_observer: { next(message: unknown): void; error(error: unknown): void }) => ({
    unsubscribe,
  }));
  const onData = jest.fn();
  const onStarted = jest.fn();
  const onRefused = jest.fn();
  const refuse = () => subscribe.mock.lastCall?.[0].error({ errors: [{ errorType: 'LimitExceededError' }] });
  const accept = (operation: string) => {
    for (const listener of mockListeners)
      listener({ payload: { event: 'Subscription ack', data: { query: `subscription ${operation} { id }` } } });
  };
  let end = () => {};

  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    jest.spyOn(Math, 'random').mockReturnValue(1);
    mockSubscribe.mockReturnValue({ subscribe });
    end = keepSubscribed(query, { sub: 'u1' }, { onData, onStarted, onRefused });
  });
  afterEach(() => {
    end();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('passes its messages on, and when it was accepted', () => {
    expect(mockSubscribe).toHaveBeenCalledWith(query, { sub: 'u1' });
    accept('OnRentalChanges');
    expect(onStarted).not.toHaveBeenCalled();
    accept('OnMySetting');
    expect(onStarted).toHaveBeenCalledTimes(1);
    subscribe.mock.lastCall?.[0].next({ data: { onMySetting: { key: 'theme' } } });
    expect(onData).toHaveBeenCalledWith({ onMySetting: { key: 'theme' } });
  });

  it('is requested again after each refusal, later each time, until it is accepted', () => {
    for (const [refusals, delay] of [4_000, 8_000, 16_000].entries()) {
      refuse();
      expect(onRefused).toHaveBeenCalledTimes(refusals + 1);
      jest.advanceTimersByTime(delay - 1);
      expect(subscribe).toHaveBeenCalledTimes(refusals + 1);
      jest.advanceTimersByTime(1);
      expect(subscribe).toHaveBeenCalledTimes(refusals + 2);
    }
    accept('OnMySetting');
    refuse();
    jest.advanceTimersByTime(4_000);
    expect(subscribe).toHaveBeenCalledTimes(5);
  });

  it('is requested no more once it has ended', () => {
    refuse();
    end();
    jest.advanceTimersByTime(600_000);
    expect(subscribe).toHaveBeenCalledTimes(1);
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    expect(mockListeners.size).toBe(0);
  });
});
