import { useLocation, useNavigate } from 'react-router';

/**
 * The address that a code was sent to, and its setter. The history entry has it: a reload leads back to where the code
 * is entered.
 */
export function useCodeAddress(): [string | undefined, (email?: string) => void] {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  return [
    state?.codeSentTo,
    (codeSentTo) => void navigate({ search }, { replace: true, state: codeSentTo && { codeSentTo } }),
  ];
}
