import download from 'bootstrap-icons/icons/download.svg?glyph';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../../app/hooks';
import { type PartFailure, partFailureOf } from '../../../cloud/partFailure';
import { Icon } from '../../../components/Icon';
import { Menu, MenuItem } from '../../../components/Menu';
import { announce } from '../../../lib/announce';
import { saveFile } from '../../../lib/saveFile';
import { type NotificationText, notify } from '../../notifications/public/notify';
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
/** For a list, which is no drawing. */
export const csvOnly = ['csv'] as const;
type SavedFormat = (typeof allFormats)[number];

const reasons: Record<PartFailure, NotificationText> = {
  network: 'dashboards:charts.notLoaded',
  replaced: 'common:update.text',
  unknown: 'dashboards:charts.notSaved',
};

/** Saves a chart as a picture, or its figures as CSV. */
export function SaveMenu({ columns, rows, findChart, formats = allFormats, ...text }: SaveMenuProps) {
  const { t } = useTranslation('dashboards');
  const dispatch = useAppDispatch();
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
    const params = { title: text.title, format: format.toUpperCase() };
    try {
      const file = await fileOf(format);
      if (!file) throw new Error('The chart is not drawn.');
      saveFile(file, `${fileName(text.title)}.${format}`);
      announce(t('charts.saved', params));
    } catch (error) {
      console.warn('The chart could not be saved.', error);
      const textKey = reasons[await partFailureOf(error)];
      dispatch(notify({ kind: 'warning', textKey, params, topic: 'chart-file' }));
    }
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
