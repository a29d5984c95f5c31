import type { Action, Reason, Role, Subject } from '../../features/session/public/accessRules';

export interface AccessTexts {
  readonly roles: Readonly<Record<Role, string>>;
  readonly actions: Readonly<Record<Action, string>>;
  readonly subjects: Readonly<Record<Subject, string>>;
  readonly reasons: Readonly<Record<Reason, string>>;
}

/** The texts for the reasons in frontend/src/features/session/accessRules.ts. */
export const accessTexts: { readonly en: AccessTexts; readonly nl: AccessTexts } = {
  en: {
    roles: { guest: 'Guest', viewer: 'Viewer', editor: 'Editor', admin: 'Admin' },
    actions: {
      read: 'Read',
      edit: 'Edit',
      delete: 'Delete',
      restore: 'Restore',
      import: 'Import',
      interpret: 'Interpret',
      administer: 'Administer',
    },
    subjects: { Sample: 'Sample', Rental: 'Rentals', Text: 'Texts', Person: 'People' },
    reasons: {
      sampleIsForAll: 'The sample is for everybody.',
      sampleStays: 'The sample stays as it is, for everybody.',
      signInFirst: 'The administration is for those who have signed in.',
      viewersRead: 'Viewers read all rentals.',
      viewersOnlyRead: 'Viewers read rentals, and nothing more.',
      editorsWork: 'Editors do the daily work.',
      editorsWorkOnRentals: 'Editors work on rentals and texts; only admins manage people.',
      adminsMayAll: 'Admins may do everything.',
      alreadyDeleted: 'It is deleted already.',
      notDeleted: 'It is not deleted, so there is nothing to restore.',
    },
  },
  nl: {
    roles: { guest: 'Gast', viewer: 'Lezer', editor: 'Redacteur', admin: 'Beheerder' },
    actions: {
      read: 'Lezen',
      edit: 'Bewerken',
      delete: 'Verwijderen',
      restore: 'Terugzetten',
      import: 'Importeren',
      interpret: 'Duiden',
      administer: 'Beheren',
    },
    subjects: { Sample: 'Voorbeeld', Rental: 'Verhuringen', Text: 'Teksten', Person: 'Personen' },
    reasons: {
      sampleIsForAll: 'Het voorbeeld is voor iedereen.',
      sampleStays: 'Het voorbeeld blijft zoals het is, voor iedereen.',
      signInFirst: 'De administratie is voor wie is ingelogd.',
      viewersRead: 'Lezers lezen alle verhuringen.',
      viewersOnlyRead: 'Lezers lezen verhuringen, en meer niet.',
      editorsWork: 'Redacteuren doen het dagelijks werk.',
      editorsWorkOnRentals: 'Redacteuren werken aan verhuringen en teksten; alleen beheerders beheren personen.',
      adminsMayAll: 'Beheerders mogen alles.',
      alreadyDeleted: 'Het is al verwijderd.',
      notDeleted: 'Het is niet verwijderd, dus er valt niets terug te zetten.',
    },
  },
};
