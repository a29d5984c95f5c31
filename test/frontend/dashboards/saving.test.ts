import { figuresCsv } from '../../../frontend/src/features/dashboards/saving/figuresCsv';
import { parseRanges } from '../../../frontend/src/features/dashboards/saving/pictureFonts';
import { svgPicture } from '../../../frontend/src/features/dashboards/saving/svgPicture';

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

describe('figures as CSV', () => {
  it('have full numbers and a header', async () => {
    const csv = await textOf(figuresCsv(['Name', 'Population'], [['Saint Vincent, the Grenadines', 110211]]));
    expect(csv.replace('\ufeff', '')).toBe('Name,Population\r\n"Saint Vincent, the Grenadines",110211\r\n');
  });

  it('contain no formula that a spreadsheet would run', async () => {
    const csv = await textOf(figuresCsv(['Name', 'Population'], [['=HYPERLINK("http://evil")', -5]]));
    expect(csv).toContain(`"'=HYPERLINK(""http://evil"")",-5`);
    const tall = await textOf(figuresCsv(['Name'], [['=1+1\nVilla']]));
    expect(tall).toContain(`"'=1+1\nVilla"`);
  });
});

describe('a chart as a picture', () => {
  const chart = () => {
    document.body.innerHTML = `
      <div style="color: rgb(1, 2, 3)">
        <svg class="saved-picture" tabindex="0" viewBox="0 0 10 10">
          <defs><pattern id="hatch"></pattern></defs>
          <path class="bar" id="mine" style="fill: rgb(9, 8, 7)" d="M0 0"/>
          <g style="display: none"><text>hidden</text></g>
          <foreignObject><div>legend</div></foreignObject>
        </svg>
      </div>`;
    const svg = document.querySelector('svg') as SVGSVGElement;
    svg.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100);
    return svg;
  };
  const drawn = async (subtitle = 'Population') => {
    const { svg } = await svgPicture(chart(), {
      title: 'Top <markets>',
      subtitle,
      legend: [{ colour: 'rgb(4, 5, 6)', label: 'China 18%' }],
    });
    return new DOMParser().parseFromString(svg, 'image/svg+xml');
  };

  it('has inline styles, without classes, style sheets or ids', async () => {
    const bar = (await drawn()).querySelector('path[d="M0 0"]');
    expect(bar?.getAttribute('fill')).toBe('rgb(9, 8, 7)');
    for (const name of ['class', 'style', 'id']) expect(bar?.hasAttribute(name)).toBe(false);
    expect((await drawn()).querySelector('#hatch')).not.toBeNull();
  });

  it('leaves out invisible parts', async () => {
    expect((await drawn()).documentElement.textContent).not.toMatch(/hidden|^legend/);
    expect((await drawn()).querySelector('foreignObject')).toBeNull();
  });

  it('has a title and a legend', async () => {
    const texts = Array.from((await drawn()).querySelectorAll('text'), ({ textContent }) => textContent);
    expect(texts).toEqual(['Top <markets>', 'Population', 'China 18%']);
    expect((await drawn()).querySelector('circle')?.getAttribute('fill')).toBe('rgb(4, 5, 6)');
  });

  it('wraps text that is wider than the chart', async () => {
    const lines = Array.from(
      (await drawn('Number of rentals by population, each range ten times the one before')).querySelectorAll('text'),
    ).slice(1, 3);
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Number of rentals by population, each',
      'range ten times the one before',
    ]);
    expect(lines.map((line) => line.getAttribute('y'))).toEqual(['42', '60']);
  });

  it('is right-aligned on a right-to-left page, with ranges still from small to large', async () => {
    document.documentElement.style.direction = 'rtl';
    const [title, , label] = Array.from((await drawn()).querySelectorAll('text'));
    document.documentElement.style.direction = '';
    expect(title?.getAttribute('x')).toBe('316');
    expect(title?.getAttribute('direction')).toBe('rtl');
    expect(label?.textContent).toBe('\u2068China 18%\u2069');
  });
});

test('the characters of a font are read as CSS writes them', () => {
  expect(parseRanges('U+20AC, U+1F1E6-1F1FF, U+4??')).toEqual([
    [0x20ac, 0x20ac],
    [0x1f1e6, 0x1f1ff],
    [0x400, 0x4ff],
  ]);
  expect(parseRanges('')).toEqual([[0, 0x10ffff]]);
});
