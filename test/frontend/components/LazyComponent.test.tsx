import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reportReachable } from '../../../frontend/src/cloud/reachability';
import { defineLazy, LazyComponent } from '../../../frontend/src/components/LazyComponent';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
const aMoment = () => act(async () => {});

describe('a component that is loaded late', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => jest.restoreAllMocks());

  it('is loaded once, and available immediately afterwards', async () => {
    const load = jest.fn(async () => ({ default: Greeting }));
    const part = defineLazy(load);
    await part.load();
    render(<LazyComponent part={part} props={{ name: 'Aad' }} />);
    expect(screen.getByText('Hello Aad')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows nothing without a network, leaves the page as it is, and appears when the network is back', async () => {
    const load = jest.fn(async () => ({ default: Greeting })).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const part = defineLazy(load);
    render(
      <>
        <LazyComponent part={part} props={{ name: 'Aad' }} />
        <p>The page</p>
      </>,
    );
    await aMoment();
    expect(screen.getByText('The page')).toBeInTheDocument();
    expect(screen.queryByText('Hello Aad')).toBeNull();

    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Hello Aad')).toBeInTheDocument();
  });

  it('appears when Polder answers again, also where the browser never was offline', async () => {
    const load = jest.fn(async () => ({ default: Greeting })).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(<LazyComponent part={defineLazy(load)} props={{ name: 'Aad' }} />);
    await aMoment();
    act(reportReachable);
    expect(await screen.findByText('Hello Aad')).toBeInTheDocument();
  });

  it('says that it waits for the network, but not when it fails for another reason', async () => {
    const load = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    const part = defineLazy(load);
    const onOffline = jest.fn();
    const { unmount } = render(<LazyComponent part={part} props={{}} onOffline={onOffline} />);
    await aMoment();
    expect(onOffline).not.toHaveBeenCalled();
    unmount();

    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<LazyComponent part={part} props={{}} onOffline={onOffline} />);
    await aMoment();
    expect(onOffline).toHaveBeenCalledTimes(1);
  });

  it('is retried when it is shown again', async () => {
    const load = jest.fn(async () => ({ default: Greeting })).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const part = defineLazy(load);
    const { unmount } = render(<LazyComponent part={part} props={{ name: 'Aad' }} />);
    await aMoment();
    unmount();
    render(<LazyComponent part={part} props={{ name: 'Bep' }} />);
    expect(await screen.findByText('Hello Bep')).toBeInTheDocument();
  });

  it('is not shown to a person who moved on to something else, where it would take the focus', async () => {
    let arrive = () => {};
    const load = () =>
      new Promise<{ default: typeof Greeting }>((resolve) => {
        arrive = () => resolve({ default: Greeting });
      });
    const onMovedOn = jest.fn();
    render(
      <>
        <LazyComponent part={defineLazy(load)} props={{ name: 'Aad' }} onMovedOn={onMovedOn} />
        <input aria-label="Elsewhere" />
      </>,
    );
    await userEvent.type(screen.getByLabelText('Elsewhere'), 'x');
    arrive();
    await aMoment();
    expect(screen.queryByText('Hello Aad')).toBeNull();
    expect(onMovedOn).toHaveBeenCalledTimes(1);
  });
});
