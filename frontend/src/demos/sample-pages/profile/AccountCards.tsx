import { AccountCard } from './AccountCard';
import { PasswordCard } from './PasswordCard';
import { PictureCard } from './PictureCard';

/** The signed-in cards; a separate module, so that only signed-in users load the cloud requests. */
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
