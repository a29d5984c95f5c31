import 'react-day-picker/style.css';
import './datepicker.scss';
import { DayPicker, type DayPickerProps } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { nl } from 'react-day-picker/locale/nl';
import { usePageTheme } from '../../../components/usePageTheme';
import { useTexts } from '../../frame/useTexts';

/** A calendar in the page's language and direction. */
export function Calendar(props: DayPickerProps) {
  const locale = useTexts(locales);
  const { rightToLeft } = usePageTheme();
  return <DayPicker navLayout="around" locale={locale} dir={rightToLeft ? 'rtl' : 'ltr'} {...props} />;
}

const locales = { en: enGB, nl } as const;
