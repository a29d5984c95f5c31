import type { Action, Reason, Role, Subject } from '../../features/session/accessRules';

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
      erase: 'Erase',
      import: 'Import',
      interpret: 'Interpret',
    },
    subjects: { Sample: 'Sample', Rental: 'Rentals', Text: 'Texts' },
    reasons: {
      sampleIsForAll: 'The sample is for everybody.',
      sampleStays: 'The sample stays as it is, for everybody.',
      signInFirst: 'The administration is for those who have signed in.',
      viewersRead: 'Viewers read all rentals.',
      viewersOnlyRead: 'Viewers read rentals, and nothing more.',
      editorsWork: 'Editors do the daily work.',
      adminsErase: 'Erasing cannot be undone: that is for admins.',
      adminsMayAll: 'Admins may do everything.',
      alreadyDeleted: 'It is deleted already.',
      notDeleted: 'It is not deleted, so there is nothing to restore.',
      deleteFirst: 'Only what was deleted first can be erased.',
    },
  },
  nl: {
    roles: { guest: 'Gast', viewer: 'Lezer', editor: 'Redacteur', admin: 'Beheerder' },
    actions: {
      read: 'Lezen',
      edit: 'Wijzigen',
      delete: 'Verwijderen',
      restore: 'Terugzetten',
      erase: 'Wissen',
      import: 'Importeren',
      interpret: 'Duiden',
    },
    subjects: { Sample: 'Voorbeeld', Rental: 'Verhuringen', Text: 'Teksten' },
    reasons: {
      sampleIsForAll: 'Het voorbeeld is voor iedereen.',
      sampleStays: 'Het voorbeeld blijft zoals het is, voor iedereen.',
      signInFirst: 'De administratie is voor wie is ingelogd.',
      viewersRead: 'Lezers lezen alle verhuringen.',
      viewersOnlyRead: 'Lezers lezen verhuringen, en meer niet.',
      editorsWork: 'Redacteuren doen het dagelijks werk.',
      adminsErase: 'Wissen is niet terug te draaien: dat is voor beheerders.',
      adminsMayAll: 'Beheerders mogen alles.',
      alreadyDeleted: 'Het is al verwijderd.',
      notDeleted: 'Het is niet verwijderd, dus er valt niets terug te zetten.',
      deleteFirst: 'Alleen wat eerst verwijderd is, kan gewist worden.',
    },
  },
};
