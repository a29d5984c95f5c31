import { DeletionCard, ExportCard } from '../../../features/account-settings/public/cards';
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
      <div>
        <PictureCard email={email} />
        <ExportCard />
        <DeletionCard email={email} />
      </div>
    </div>
  );
}
