import { AccountCard } from './AccountCard';
import { PasswordCard } from './PasswordCard';
import { PictureCard } from './PictureCard';

/** What an account has: only who is signed in loads what asks the cloud for it. */
export default function AccountCards({ email }: { readonly email: string }) {
  return (
    <div className="profile-cards">
      <div>
        <AccountCard />
        <PasswordCard email={email} />
      </div>
      <PictureCard email={email} />
    </div>
  );
}
