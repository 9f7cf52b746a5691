import type { Locale } from '@/lib/contract/common/locale'
import { factorChanges } from './factor-changes'
import { type Letters, toShortLetter } from './letter'
import { notYou } from './not-you'

type AccountMail =
  | 'verify-email'
  | 'verify-new-email'
  | 'email-change-requested'
  | 'email-changed'
  | 'email-taken'
  | 'password-reset'
  | 'password-changed'
  | 'login-locked'
  | 'second-factor-changed'

/** Mails about the address, the password and the second factor of an account. */
export const accountMails: Record<Locale, Pick<Letters, AccountMail>> = {
  de: {
    'verify-email': ({ url, at }) => ({
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      preheader: 'Nach der Bestätigung wird Ihre Registrierung geprüft.',
      paragraphs: [
        'Sie haben sich mit dieser E-Mail-Adresse bei uns registriert. Bitte bestätigen Sie, dass sie Ihnen gehört.',
      ],
      facts: [{ label: 'Zeitpunkt der Registrierung', value: at }],
      action: { label: 'E-Mail-Adresse bestätigen', url },
      afterwards: [
        'Der Link ist drei Tage gültig.',
        'Sie haben sich nicht oder nicht zu dieser Zeit registriert? Dann bestätigen Sie bitte nichts: Ohne Bestätigung werden die Angaben gelöscht.',
      ],
    }),
    'verify-new-email': ({ url }) => ({
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      preheader: 'Bis dahin gilt Ihre bisherige Adresse.',
      paragraphs: [
        'für Ihr Konto wurde diese neue E-Mail-Adresse angegeben. Sobald Sie sie bestätigt haben, melden Sie sich mit ihr an. Bis dahin gilt Ihre bisherige Adresse.',
      ],
      action: { label: 'Neue Adresse bestätigen', url },
      afterwards: [
        'Der Link ist höchstens drei Tage gültig.',
        'Sie haben kein Konto bei uns oder wollten nichts ändern? Dann brauchen Sie nichts zu tun.',
      ],
    }),
    'email-change-requested': ({ newEmail, url }) => ({
      subject: 'Ihre E-Mail-Adresse soll geändert werden',
      preheader: 'Das waren nicht Sie? Dann stoppen Sie die Änderung bitte.',
      paragraphs: [
        `die E-Mail-Adresse Ihres Kontos soll geändert werden, in ${newEmail}. Sobald die neue Adresse bestätigt ist, ersetzt sie diese.`,
        'Sie haben das selbst veranlasst? Dann brauchen Sie hier nichts zu tun.',
        'Das waren nicht Sie? Dann hat sich vermutlich jemand anderes Zugang zu Ihrem Konto verschafft. Stoppen Sie die Änderung bitte sofort: Ihre Adresse bleibt dann unverändert, und alle Geräte werden abgemeldet.',
      ],
      action: { label: 'Änderung stoppen', url },
      afterwards: ['Der Link gilt, bis die neue Adresse bestätigt ist, höchstens drei Tage.'],
    }),
    'email-changed': ({ newEmail }, site) => ({
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      preheader: 'Das waren nicht Sie? Dann wenden Sie sich bitte sofort an uns.',
      paragraphs: [
        `Ihr Konto hat jetzt die E-Mail-Adresse ${newEmail}. Mit ihr melden Sie sich ab jetzt an, und an sie schreiben wir Ihnen.`,
      ],
      afterwards: [notYou.de(site)],
    }),
    'email-taken': ({ url }) => ({
      subject: 'Sie haben bereits ein Konto',
      preheader: 'Ein zweites ist nicht nötig.',
      paragraphs: [
        'Ihre E-Mail-Adresse wurde soeben für ein Konto angegeben. Mit ihr haben Sie bereits ein Konto, ein zweites ist nicht nötig: Melden Sie sich einfach an.',
        'Sie haben Ihr Passwort vergessen? Hier können Sie ein neues anfordern:',
      ],
      action: { label: 'Neues Passwort anfordern', url },
      afterwards: ['Das waren nicht Sie? Dann brauchen Sie nichts zu tun. An Ihrem Konto hat sich nichts geändert.'],
    }),
    'password-reset': ({ url }) => ({
      subject: 'Neues Passwort festlegen',
      preheader: 'Der Link ist eine Stunde gültig.',
      paragraphs: ['für Ihr Konto wurde ein neues Passwort angefordert. Hier legen Sie es fest:'],
      action: { label: 'Neues Passwort festlegen', url },
      afterwards: [
        'Der Link ist eine Stunde gültig und nur einmal verwendbar.',
        'Das waren nicht Sie? Dann brauchen Sie nichts zu tun: Ihr Passwort bleibt unverändert.',
      ],
    }),
    'password-changed': ({ isReset }, site) => ({
      subject: 'Ihr Passwort wurde geändert',
      preheader: 'Das waren nicht Sie? Dann wenden Sie sich bitte sofort an uns.',
      paragraphs: [
        isReset
          ? 'das Passwort Ihres Kontos wurde soeben neu gesetzt. Auf allen Geräten sind Sie jetzt abgemeldet. Falls Sie offene Einladungen in ein Team, API-Schlüssel oder Vorschau-Links hatten, sind auch diese beendet. Falls Sie Veröffentlichungen geplant haben, warten diese auf eine Bestätigung.'
          : 'das Passwort Ihres Kontos wurde soeben geändert. Auf allen anderen Geräten sind Sie jetzt abgemeldet. Falls Sie offene Einladungen in ein Team oder Vorschau-Links hatten, sind auch diese beendet.',
      ],
      afterwards: [notYou.de(site)],
    }),
    'login-locked': ({ url }) => ({
      subject: 'Jemand hat mehrmals ein falsches Passwort eingegeben',
      preheader: 'Auf Ihren eigenen Geräten können Sie sich weiter anmelden.',
      paragraphs: [
        'für Ihr Konto wurde mehrmals ein falsches Passwort eingegeben. Auf fremden Geräten nehmen wir deshalb eine Viertelstunde lang keine Anmeldung an. Auf Geräten, auf denen Sie schon angemeldet waren, können Sie sich weiter anmelden.',
        'Sie haben Ihr Passwort vergessen? Hier können Sie ein neues anfordern:',
      ],
      action: { label: 'Neues Passwort anfordern', url },
      afterwards: [
        'Das waren nicht Sie? Dann brauchen Sie nichts zu tun: Es hat sich niemand angemeldet. Falls die Versuche weitergehen, schreiben wir Ihnen frühestens in einem Tag wieder.',
      ],
    }),
    'second-factor-changed': ({ change }, site) => ({
      ...toShortLetter(factorChanges.de[change]),
      preheader: 'Das waren nicht Sie? Dann wenden Sie sich bitte sofort an uns.',
      afterwards: [notYou.de(site)],
    }),
  },
  en: {
    'verify-email': ({ url, at }) => ({
      subject: 'Please confirm your email address',
      preheader: 'After you confirm it, your registration will be reviewed.',
      paragraphs: ['You registered with us using this email address. Please confirm that it is yours.'],
      facts: [{ label: 'Time of registration', value: at }],
      action: { label: 'Confirm email address', url },
      afterwards: [
        'The link is valid for three days.',
        'If you didn’t register, or not at that time, please don’t confirm: without confirmation, the details will be deleted.',
      ],
    }),
    'verify-new-email': ({ url }) => ({
      subject: 'Please confirm your new email address',
      preheader: 'Until then, your current address remains valid.',
      paragraphs: [
        'This new email address was entered for your account. Once you have confirmed it, use it to log in. Until then, your current address remains valid.',
      ],
      action: { label: 'Confirm new address', url },
      afterwards: [
        'The link is valid for at most three days.',
        'If you have no account with us or didn’t mean to change anything, you don’t need to do anything.',
      ],
    }),
    'email-change-requested': ({ newEmail, url }) => ({
      subject: 'Your email address is about to be changed',
      preheader: 'If this wasn’t you, please stop the change.',
      paragraphs: [
        `The email address of your account is about to be changed to ${newEmail}. Once the new address is confirmed, it replaces this one.`,
        'If you requested this yourself, you don’t need to do anything.',
        'If this wasn’t you, someone else has probably gained access to your account. Please stop the change immediately: your address stays the same, and all devices are logged out.',
      ],
      action: { label: 'Stop the change', url },
      afterwards: ['The link is valid until the new address is confirmed, for three days at most.'],
    }),
    'email-changed': ({ newEmail }, site) => ({
      subject: 'Your email address was changed',
      preheader: 'If this wasn’t you, please contact us immediately.',
      paragraphs: [
        `The email address of your account is now ${newEmail}. From now on, use it to log in. We will write to you there.`,
      ],
      afterwards: [notYou.en(site)],
    }),
    'email-taken': ({ url }) => ({
      subject: 'You already have an account',
      preheader: 'You don’t need a second one.',
      paragraphs: [
        'Your email address was just entered for an account. You already have an account with it and don’t need a second one: simply log in.',
        'If you have forgotten your password, you can request a new one here:',
      ],
      action: { label: 'Request a new password', url },
      afterwards: ['If this wasn’t you, you don’t need to do anything. Nothing about your account has changed.'],
    }),
    'password-reset': ({ url }) => ({
      subject: 'Set a new password',
      preheader: 'The link is valid for one hour.',
      paragraphs: ['A new password was requested for your account. You can set it here:'],
      action: { label: 'Set a new password', url },
      afterwards: [
        'The link is valid for one hour and can be used only once.',
        'If this wasn’t you, you don’t need to do anything: your password stays the same.',
      ],
    }),
    'password-changed': ({ isReset }, site) => ({
      subject: 'Your password was changed',
      preheader: 'If this wasn’t you, please contact us immediately.',
      paragraphs: [
        isReset
          ? 'The password of your account has just been reset. You are now logged out on all devices. If you had pending team invitations, API keys, or preview links, these have ended too. If you scheduled publications, these wait for confirmation.'
          : 'The password of your account has just been changed. You are now logged out on all other devices. If you had pending team invitations or preview links, these have ended too.',
      ],
      afterwards: [notYou.en(site)],
    }),
    'login-locked': ({ url }) => ({
      subject: 'Someone entered a wrong password several times',
      preheader: 'You can still log in on your own devices.',
      paragraphs: [
        'A wrong password was entered several times for your account. For 15 minutes, we therefore don’t accept logins on unknown devices. You can still log in on devices that you have used before.',
        'If you have forgotten your password, you can request a new one here:',
      ],
      action: { label: 'Request a new password', url },
      afterwards: [
        'If this wasn’t you, you don’t need to do anything: nobody has logged in. If the attempts continue, we won’t write to you again within a day.',
      ],
    }),
    'second-factor-changed': ({ change }, site) => ({
      ...toShortLetter(factorChanges.en[change]),
      preheader: 'If this wasn’t you, please contact us immediately.',
      afterwards: [notYou.en(site)],
    }),
  },
}
