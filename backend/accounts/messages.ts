import { issueReasons } from '@/lib/contract/common/issue-reasons'
import type { Locale } from '@/lib/contract/common/locale'

/** Error codes for account requests, as defined by the contract. */
export const accountErrorCodes = [
  'required',
  'invalid',
  'max_length',
  'email_local_part',
  'unsafe_characters',
  'email_password_mismatch',
  'too_many_login_attempts',
  'password_too_short',
  'password_too_long',
  'password_too_common',
  'password_entirely_numeric',
  'password_too_similar',
  'enter_current_password',
  'incorrect_password',
  'incorrect_code',
  'cannot_generate_recovery_codes',
  'duplicate_email',
  'unknown_email',
  'cannot_remove_primary_email',
  'unverified_primary_email',
  'invalid_or_expired_key',
  'invalid_password_reset',
] as const

export type AccountErrorCode = (typeof accountErrorCodes)[number]

const messages: Record<Locale, Record<AccountErrorCode, string>> = {
  de: {
    required: 'Bitte füllen Sie dieses Feld aus.',
    invalid: 'Diesen Wert gibt es hier nicht. Die erlaubten Werte nennt /api/openapi.json.',
    max_length: 'Diese Angabe ist zu lang.',
    email_local_part: issueReasons.de.email_local_part,
    unsafe_characters: issueReasons.de.unsafe_characters,
    email_password_mismatch: 'E-Mail-Adresse und Passwort passen nicht zusammen.',
    too_many_login_attempts: 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
    password_too_short: 'Das Passwort muss mindestens 10 Zeichen lang sein.',
    password_too_long: 'Das Passwort darf höchstens 128 Zeichen lang sein.',
    password_too_common:
      'Dieses Passwort ist zu leicht zu erraten: Es ist verbreitet, besteht aus zu wenigen Wörtern oder ist aus einem Datenleck bekannt.',
    password_entirely_numeric: 'Das Passwort darf nicht nur aus Ziffern bestehen.',
    password_too_similar:
      'Das Passwort ist Ihrem Namen, Ihrer E-Mail-Adresse oder dem Namen einer Organisation zu ähnlich.',
    enter_current_password: 'Das bisherige Passwort stimmt nicht.',
    incorrect_password: 'Das Passwort stimmt nicht.',
    incorrect_code: 'Der Code stimmt nicht.',
    cannot_generate_recovery_codes: 'Wiederherstellungscodes gibt es erst, wenn ein zweiter Faktor eingerichtet ist.',
    duplicate_email: 'Diese E-Mail-Adresse haben Sie schon angegeben.',
    unknown_email: 'Diese E-Mail-Adresse gehört nicht zu Ihrem Konto.',
    cannot_remove_primary_email: 'Ihre E-Mail-Adresse können Sie ändern, aber nicht entfernen.',
    unverified_primary_email: 'Diese E-Mail-Adresse ist noch nicht bestätigt.',
    invalid_or_expired_key: 'Der Link ist ungültig oder abgelaufen.',
    invalid_password_reset: 'Der Link zum Zurücksetzen des Passworts ist ungültig oder abgelaufen.',
  },
  en: {
    required: 'Please fill in this field.',
    invalid: 'This value does not exist here. /api/openapi.json names the allowed values.',
    max_length: 'This entry is too long.',
    email_local_part: issueReasons.en.email_local_part,
    unsafe_characters: issueReasons.en.unsafe_characters,
    email_password_mismatch: 'The email address and password don’t match.',
    too_many_login_attempts: 'Too many attempts. Please try again later.',
    password_too_short: 'The password must have at least 10 characters.',
    password_too_long: 'The password must have at most 128 characters.',
    password_too_common:
      'This password is too easy to guess: it is common, has too few words, or appeared in a data breach.',
    password_entirely_numeric: 'A password made only of digits is too easy to guess.',
    password_too_similar:
      'The password is too similar to your name, your email address, or the name of an organization.',
    enter_current_password: 'The current password is incorrect.',
    incorrect_password: 'The password is incorrect.',
    incorrect_code: 'The code is incorrect.',
    cannot_generate_recovery_codes: 'Recovery codes are available only once a second factor is set up.',
    duplicate_email: 'You have already entered this email address.',
    unknown_email: 'This email address doesn’t belong to your account.',
    cannot_remove_primary_email: 'You can change your email address but not remove it.',
    unverified_primary_email: 'This email address hasn’t been confirmed yet.',
    invalid_or_expired_key: 'The link is invalid or has expired.',
    invalid_password_reset: 'The link for resetting the password is invalid or has expired.',
  },
}

export function accountMessage(locale: Locale, code: AccountErrorCode): string {
  return messages[locale][code]
}

const missingFieldTexts: Record<Locale, string> = {
  de: 'In diesem Formular fehlen Angaben, die für ein Konto nötig sind:',
  en: 'This form lacks details that an account needs:',
}

/** Returns the message for a form that lacks required fields. `fields` are their labels. */
export function lackingFieldsMessage(locale: Locale, fields: readonly string[]): string {
  return `${missingFieldTexts[locale]} ${fields.join(', ')}.`
}
