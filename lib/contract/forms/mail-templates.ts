import type { Locale } from '../common/locale'

/** Titles of the mail templates, shown in the administration. */
export const mailTemplateTitles = {
  'verify-email': { de: 'Adresse bestätigen', en: 'Confirm address' },
  'verify-new-email': { de: 'Neue Adresse bestätigen', en: 'Confirm new address' },
  'email-change-requested': { de: 'Adresse soll geändert werden', en: 'Address is about to be changed' },
  'email-changed': { de: 'Adresse geändert', en: 'Address changed' },
  'email-taken': { de: 'Adresse hat schon ein Konto', en: 'Address already has an account' },
  'password-reset': { de: 'Passwort zurücksetzen', en: 'Reset password' },
  'password-changed': { de: 'Passwort geändert', en: 'Password changed' },
  'login-locked': { de: 'Anmeldung gesperrt', en: 'Login locked' },
  'second-factor-changed': { de: 'Zweiter Faktor geändert', en: 'Second factor changed' },
  'registration-received': { de: 'Registrierung erhalten', en: 'Registration received' },
  'registration-notice': { de: 'Registrierung zum Freischalten', en: 'Registration to activate' },
  'account-activated': { de: 'Konto freigeschaltet', en: 'Account activated' },
  'account-refused': { de: 'Registrierung abgelehnt', en: 'Registration rejected' },
  'account-deleted': { de: 'Konto gelöscht', en: 'Account deleted' },
  'account-merged': { de: 'Konten zusammengeführt', en: 'Accounts merged' },
  'confirm-subscription': { de: 'Abonnement bestätigen', en: 'Confirm subscription' },
  'subscription-confirmed': { de: 'Abonnement bestätigt', en: 'Subscription confirmed' },
  'subscription-exists': { de: 'Abonnement besteht schon', en: 'Subscription already exists' },
  'press-subscription-notice': { de: 'Anmeldung zum Presseverteiler', en: 'Press list subscription' },
  'job-ends-soon': { de: 'Stellenanzeige läuft ab', en: 'Job ad ends soon' },
  'job-withdrawn': { de: 'Stellenanzeige zurückgezogen', en: 'Job ad withdrawn' },
  'job-deleted': { de: 'Stellenanzeige gelöscht', en: 'Job ad deleted' },
  'job-unblocked': { de: 'Stellenanzeige freigegeben', en: 'Job ad released' },
  'job-alert': { de: 'Neue Stellen', en: 'New jobs' },
  'delegate-changed': { de: 'Wer einen Eintrag pflegt', en: 'Delegate of an entry changed' },
  'proposal-decided': { de: 'Änderungsvorschlag entschieden', en: 'Proposed change decided' },
  'confirm-entry': { de: 'Eintrag bestätigen', en: 'Confirm entry' },
  'job-team-changed': { de: 'Änderung an einem Team', en: 'Team changed' },
  'role-changed': { de: 'Rolle geändert', en: 'Role changed' },
  'passkey-copied': { de: 'Passkey abgelehnt', en: 'Passkey rejected' },
  'job-team-invitation': { de: 'Einladung in ein Team', en: 'Invitation to a team' },
  'page-comment': { de: 'Kommentar zu einer Seite', en: 'Comment on a page' },
  'review-requested': { de: 'Bitte um Freigabe', en: 'Approval requested' },
  'review-decided': { de: 'Freigabe entschieden', en: 'Approval decided' },
  'plan-unconfirmed': { de: 'Geplanter Vorgang zum Bestätigen', en: 'Scheduled action to confirm' },
  'plan-changed': { de: 'Plan geändert', en: 'Plan changed' },
  'form-answer': { de: 'Antwort auf ein Formular', en: 'Form response' },
  'test-mail': { de: 'Testmail', en: 'Test email' },
  'newsletter-issue': { de: 'Newsletter', en: 'Newsletter' },
  'press-release': { de: 'Pressemitteilung', en: 'Press release' },
} satisfies Record<string, Record<Locale, string>>

export type MailTemplateName = keyof typeof mailTemplateTitles

export const mailTemplates = Object.keys(mailTemplateTitles) as MailTemplateName[]
