import { openBrowser } from './tab-world';

describe('two tabs of one account', () => {
  let browser: ReturnType<typeof openBrowser>;
  let a: Awaited<ReturnType<typeof browser.openTab>>;
  let b: typeof a;
  /** All that is under way has come to rest. */
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 80));

  beforeEach(async () => {
    browser = openBrowser();
    a = await browser.openTab('a');
    b = await browser.openTab('b');
    a.start();
    await settled();
    b.start();
    await settled();
  });
  afterEach(async () => {
    a.close();
    b.close();
    await settled();
    jest.restoreAllMocks();
  });

  it('continue when sync starts again in one of them, which has told the other of a change', async () => {
    a.edit('one');
    await settled();
    a.stop();
    a.reads = 0;
    a.start();
    await settled();
    expect(a.reads).toBeGreaterThan(0);
    a.edit('two');
    await settled();
    expect(browser.accepted).toEqual(['one', 'two']);
    a.isOnline = false;
    a.edit('three');
    await settled();
    expect(browser.outboxes.get('a')?.changes).toMatchObject([{ id: 'three' }]);
  });

  it('store nothing more once sync has ended, also where it ended while the stored data was read', async () => {
    a.stop();
    a.start();
    a.stop();
    await settled();
    a.edit('one');
    await settled();
    expect(browser.outboxes.size).toBe(0);
  });

  it('leave the changes to the one that made them while it is open, and to the other when it closes', async () => {
    a.isOnline = false;
    a.edit('one');
    await settled();
    a.stop();
    await settled();
    a.start();
    await settled();
    expect(b.unsent()).toEqual([]);
    expect(browser.accepted).toEqual([]);
    a.close();
    await settled();
    expect(browser.accepted).toEqual(['one']);
    expect(browser.outboxes.size).toBe(0);
  });

  it('both continue after signing out and in, also where the other took over what was left', async () => {
    a.isOnline = false;
    a.edit('one');
    await settled();
    a.signOut();
    b.signOut();
    await settled();
    b.start();
    await settled();
    expect(browser.accepted).toEqual(['one']);
    a.isOnline = true;
    a.reads = 0;
    a.start();
    await settled();
    expect(a.reads).toBeGreaterThan(0);
    a.isOnline = false;
    a.edit('two');
    await settled();
    a.close();
    await settled();
    expect(browser.accepted).toEqual(['one', 'two']);
  });

  it('have changes that the browser could not store again after a lock of the screen', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    browser.disk.isFull = true;
    a.isOnline = false;
    a.edit('one');
    await settled();
    expect(warn).toHaveBeenCalled();
    a.lock();
    await settled();
    expect(a.unsent()).toEqual([]);
    browser.disk.isFull = false;
    a.start();
    await settled();
    expect(a.unsent()).toEqual(['one']);
    expect(browser.outboxes.get('a')?.changes).toMatchObject([{ id: 'one' }]);
    a.isOnline = true;
    a.edit('two');
    await settled();
    expect(browser.accepted).toEqual(['one', 'two']);
  });

  it('take over again from a tab that signed out and in', async () => {
    a.edit('one');
    await settled();
    // As in a tab with a session of its own, which the other does not follow.
    a.signOut();
    await settled();
    a.start();
    await settled();
    a.isOnline = false;
    a.edit('two');
    await settled();
    a.close();
    await settled();
    expect(browser.accepted).toEqual(['one', 'two']);
  });
});
