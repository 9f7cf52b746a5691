import type { Locale } from '@/lib/contract/common/locale'
import type { FactorChange } from '../../db/schema/operations/mail-data'
import type { Letter } from './letter'

/** Texts of the mails that report a change to the second factors of an account. */
export const factorChanges: Record<Locale, Record<FactorChange, Pick<Letter, 'subject' | 'paragraphs'>>> = {
  de: {
    'totp-added': {
      subject: 'Ihr Konto hat jetzt einen zweiten Faktor',
      paragraphs: [
        'für Ihr Konto wurde soeben eine Authenticator-App eingerichtet. Bei der Anmeldung brauchen Sie von jetzt an außer dem Passwort auch einen Code. Auf allen anderen Geräten sind Sie abgemeldet.',
      ],
    },
    'totp-removed': {
      subject: 'Die Authenticator-App Ihres Kontos wurde entfernt',
      paragraphs: [
        'die Authenticator-App Ihres Kontos wurde soeben entfernt. Ist sonst kein zweiter Faktor eingerichtet, genügt zur Anmeldung jetzt das Passwort.',
      ],
    },
    'passkey-added': {
      subject: 'Ihr Konto hat einen neuen Passkey',
      paragraphs: [
        'für Ihr Konto wurde soeben ein Passkey eingerichtet. Mit ihm können Sie sich anmelden; das Passwort allein genügt dafür nicht mehr. Auf allen anderen Geräten sind Sie abgemeldet.',
      ],
    },
    'passkey-removed': {
      subject: 'Ein Passkey Ihres Kontos wurde entfernt',
      paragraphs: [
        'von Ihrem Konto wurde soeben ein Passkey entfernt. Ist sonst kein zweiter Faktor eingerichtet, genügt zur Anmeldung jetzt das Passwort.',
      ],
    },
    'factors-removed': {
      subject: 'Ihr Konto hat keinen zweiten Faktor mehr',
      paragraphs: [
        'alle zweiten Faktoren und die Wiederherstellungscodes Ihres Kontos wurden soeben entfernt. Zur Anmeldung genügt jetzt das Passwort.',
      ],
    },
    'recovery-codes-made': {
      subject: 'Neue Wiederherstellungscodes für Ihr Konto',
      paragraphs: [
        'für Ihr Konto wurden soeben neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.',
      ],
    },
  },
  en: {
    'totp-added': {
      subject: 'Your account now has a second factor',
      paragraphs: [
        'An authenticator app has just been set up for your account. From now on, you need a code in addition to the password to log in. You are logged out on all other devices.',
      ],
    },
    'totp-removed': {
      subject: 'The authenticator app of your account was removed',
      paragraphs: [
        'The authenticator app of your account has just been removed. If no other second factor is set up, the password alone is now enough to log in.',
      ],
    },
    'passkey-added': {
      subject: 'Your account has a new passkey',
      paragraphs: [
        'A passkey has just been set up for your account. You can log in with it; the password alone is no longer enough. You are logged out on all other devices.',
      ],
    },
    'passkey-removed': {
      subject: 'A passkey of your account was removed',
      paragraphs: [
        'A passkey has just been removed from your account. If no other second factor is set up, the password alone is now enough to log in.',
      ],
    },
    'factors-removed': {
      subject: 'Your account no longer has a second factor',
      paragraphs: [
        'All second factors and the recovery codes of your account have just been removed. The password alone is now enough to log in.',
      ],
    },
    'recovery-codes-made': {
      subject: 'New recovery codes for your account',
      paragraphs: [
        'New recovery codes have just been created for your account. The previous codes are no longer valid.',
      ],
    },
  },
}
