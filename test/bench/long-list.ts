import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, requireChromium } from '../harness/chromium';

const steps = 120;

/** In pixels a frame: as fast as a wheel goes. Both lists move alike, the short one to and fro. */
const pace = 240;

/** Runs in the page, whose types Node's code does not have: median and longest frame of a scroll. */
const scrollThrough = `(async () => {
  const scroller = document.querySelector('.item-list');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const frames = [];
  const room = scroller.scrollHeight - scroller.clientHeight;
  let last = await frame();
  let pace = ${pace};
  for (let step = 1; step <= ${steps}; step += 1) {
    if (scroller.scrollTop + pace > room || scroller.scrollTop + pace < 0) pace = -pace;
    scroller.scrollTop += pace;
    const now = await frame();
    frames.push(now - last);
    last = now;
  }
  frames.sort((one, other) => one - other);
  return { median: frames[${steps / 2}], longest: frames.at(-1) };
})()`;

/** Scrolling through ten thousand contacts beside scrolling through the sample's thirty, in the same browser. */
export async function measureLongList(url: string): Promise<string[]> {
  const executablePath = requireChromium();
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const page = await browser.newPage({ locale: 'en-GB' });
    const short = await scrollContacts(page, url);
    await page.evaluate(`localStorage.setItem('polder.guest.apps.contacts', ${JSON.stringify(tenThousandContacts())})`);
    const long = await scrollContacts(page, url);
    return [
      `scrolling through contacts, median frame: ${long.median.toFixed(1)} ms with 10,000, ` +
        `${short.median.toFixed(1)} ms with 30 (longest ${long.longest.toFixed(0)} and ${short.longest.toFixed(0)} ms)`,
    ];
  } finally {
    await browser.close();
  }
}

async function scrollContacts(page: Page, url: string): Promise<{ median: number; longest: number }> {
  await page.goto(`${url}/apps/contacts`);
  await page.locator('.item-list li').first().waitFor();
  return page.evaluate(scrollThrough);
}

/** As the app keeps them (frontend/src/features/contacts/contact.ts). */
function tenThousandContacts(): string {
  const value = Array.from({ length: 10_000 }, (_, index) => ({
    id: index + 1,
    firstname: 'Contact',
    lastname: String(index + 1).padStart(5, '0'),
    image: '',
    department: ['Engineering', 'Support', 'Sales'][index % 3],
    company: `Company ${index % 97}`,
    phone: '',
    email: `contact${index}@polder.example`,
    address: '',
    notes: '',
    frequentlycontacted: false,
    starred: false,
    deleted: false,
  }));
  return JSON.stringify({ version: 1, value });
}

if (require.main === module) {
  measureLongList(process.env.POLDER_URL ?? '').then(
    (lines) => console.log(lines.join('\n')),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
