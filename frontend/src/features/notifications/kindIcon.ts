import check from 'bootstrap-icons/icons/check-circle.svg?glyph';
import exclamation from 'bootstrap-icons/icons/exclamation-triangle.svg?glyph';
import info from 'bootstrap-icons/icons/info-circle.svg?glyph';
import octagon from 'bootstrap-icons/icons/x-octagon.svg?glyph';
import type { IconShape } from '../../components/Icon';
import type { NotificationKind } from './notificationsSlice';

/** The icon of each kind of notification; the shape alone, without its colour, identifies the kind. */
export const kindIcon: Record<NotificationKind, IconShape> = {
  success: check,
  info,
  warning: exclamation,
  danger: octagon,
};
