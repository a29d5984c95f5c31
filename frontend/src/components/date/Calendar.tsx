import 'react-day-picker/style.css';
import './calendar.scss';
import { DayPicker, type DayPickerProps } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { nl } from 'react-day-picker/locale/nl';
import { useTranslation } from 'react-i18next';
import { usePageTheme } from '../usePageTheme';

/** As the default, which creates a number format for each week. */
const formatters = { formatWeekNumber: (week: number) => String(week).padStart(2, '0') };

/** A calendar in the page's language and direction. */
export default function Calendar(props: DayPickerProps) {
  const { i18n } = useTranslation();
  const { rightToLeft } = usePageTheme();
  const locale = i18n.language === 'nl' ? nl : enGB;
  return (
    <DayPicker
      navLayout="around"
      locale={locale}
      dir={rightToLeft ? 'rtl' : 'ltr'}
      formatters={formatters}
      {...props}
    />
  );
}
