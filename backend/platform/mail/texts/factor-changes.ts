import type { Locale } from '@/lib/contract/common/locale'
import type { FactorChange } from '../../db/schema/operations/mail-data'
import type { ShortText } from './letter'

/** Texts of the mails that report a change to the second factors of an account. */
export const factorChanges: Record<Locale, Record<FactorChange, ShortText>> = {
  de: {
    'totp-added': [
      'Ihr Konto hat jetzt einen zweiten Faktor',
      'für Ihr Konto wurde soeben eine Authenticator-App eingerichtet. Bei der Anmeldung brauchen Sie von jetzt an außer dem Passwort auch einen Code. Auf allen anderen Geräten sind Sie abgemeldet.',
    ],
    'totp-removed': [
      'Die Authenticator-App Ihres Kontos wurde entfernt',
      'die Authenticator-App Ihres Kontos wurde soeben entfernt. Ist sonst kein zweiter Faktor eingerichtet, genügt zur Anmeldung jetzt das Passwort.',
    ],
    'passkey-added': [
      'Ihr Konto hat einen neuen Passkey',
      'für Ihr Konto wurde soeben ein Passkey eingerichtet. Mit ihm können Sie sich anmelden; das Passwort allein genügt dafür nicht mehr. Auf allen anderen Geräten sind Sie abgemeldet.',
    ],
    'passkey-removed': [
      'Ein Passkey Ihres Kontos wurde entfernt',
      'von Ihrem Konto wurde soeben ein Passkey entfernt. Ist sonst kein zweiter Faktor eingerichtet, genügt zur Anmeldung jetzt das Passwort.',
    ],
    'factors-removed': [
      'Ihr Konto hat keinen zweiten Faktor mehr',
      'alle zweiten Faktoren und die Wiederherstellungscodes Ihres Kontos wurden soeben entfernt. Zur Anmeldung genügt jetzt das Passwort.',
    ],
    'recovery-codes-made': [
      'Neue Wiederherstellungscodes für Ihr Konto',
      'für Ihr Konto wurden soeben neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.',
    ],
  },
  en: {
    'totp-added': [
      'Your account now has a second factor',
      'An authenticator app has just been set up for your account. From now on, you need a code in addition to the password to log in. You are logged out on all other devices.',
    ],
    'totp-removed': [
      'The authenticator app of your account was removed',
      'The authenticator app of your account has just been removed. If no other second factor is set up, the password alone is now enough to log in.',
    ],
    'passkey-added': [
      'Your account has a new passkey',
      'A passkey has just been set up for your account. You can log in with it; the password alone is no longer enough. You are logged out on all other devices.',
    ],
    'passkey-removed': [
      'A passkey of your account was removed',
      'A passkey has just been removed from your account. If no other second factor is set up, the password alone is now enough to log in.',
    ],
    'factors-removed': [
      'Your account no longer has a second factor',
      'All second factors and the recovery codes of your account have just been removed. The password alone is now enough to log in.',
    ],
    'recovery-codes-made': [
      'New recovery codes for your account',
      'New recovery codes have just been created for your account. The previous codes are no longer valid.',
    ],
  },
}
