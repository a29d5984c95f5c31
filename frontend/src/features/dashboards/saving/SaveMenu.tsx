import download from 'bootstrap-icons/icons/download.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { Menu, MenuItem } from '../../../components/Menu';
import { announce } from '../../../lib/announce';
import { saveFile } from '../../../lib/saveFile';
import type { Cell } from './figuresCsv';
import type { DrawnPicture, PictureText } from './svgPicture';

export interface SaveMenuProps extends PictureText {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Returns the chart as currently drawn; null while it is shown as a table. */
  readonly findChart: () => DrawnPicture | null;
  readonly formats?: readonly SavedFormat[];
}

const allFormats = ['png', 'svg', 'csv'] as const;
type SavedFormat = (typeof allFormats)[number];

/** Saves a chart as a picture, or its figures as CSV. */
export function SaveMenu({ columns, rows, findChart, formats = allFormats, ...text }: SaveMenuProps) {
  const { t } = useTranslation('dashboards');
  const fileOf = async (format: SavedFormat): Promise<Blob | null> => {
    if (format === 'csv') {
      const { figuresCsv } = await import('./figuresCsv');
      return figuresCsv(columns, rows);
    }
    const chart = findChart();
    if (!chart) return null;
    const { pngOf, svgPicture } = await import('./svgPicture');
    const picture = await svgPicture(chart, text);
    return format === 'svg' ? new Blob([picture.svg], { type: 'image/svg+xml' }) : pngOf(picture);
  };
  const save = async (format: SavedFormat) => {
    const file = await fileOf(format).catch(() => null);
    if (file) saveFile(file, `${fileName(text.title)}.${format}`);
    announce(t(file ? 'charts.saved' : 'charts.notSaved', { title: text.title, format: format.toUpperCase() }));
  };
  return (
    <Menu label={t('charts.save', { title: text.title })} button={<Icon icon={download} />} buttonClass="btn btn-icon">
      {(close) =>
        formats.map((format) => (
          <MenuItem
            key={format}
            aria-disabled={format !== 'csv' && findChart() === null}
            onClick={() => {
              if (format !== 'csv' && findChart() === null) return;
              close();
              void save(format);
            }}
          >
            {t(`charts.format.${format}`)}
          </MenuItem>
        ))
      }
    </Menu>
  );
}

/** A placeholder until there is something to save. */
export function SaveMenuPlace() {
  return (
    <span className="btn btn-icon invisible" aria-hidden="true">
      <Icon icon={download} />
    </span>
  );
}

/** Removes the characters that file systems refuse. */
const fileName = (title: string) => title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim();
