import { useNavigate } from 'react-router';
import { useAppDispatch } from '../../app/hooks';
import { actionTaken, type Notification, runAction } from './notificationsSlice';

/** Returns a function that runs a notification's action, once. */
export function useNoticeAction(): (notification: Notification) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return ({ id, action }) => {
    // First: the function is forgotten with its notification.
    if (!action?.to) runAction(id);
    dispatch(actionTaken(id));
    if (action?.to) navigate(action.to);
  };
}
