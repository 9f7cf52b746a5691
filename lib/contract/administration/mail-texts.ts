import { z } from 'zod'
import type { Locale } from '../common/locale'
import { absentOrInvalid, singleLine } from '../common/single-line'

type MailText = Readonly<Record<Locale, string>>

/**
 * Default sentences of mails to readers, which the office may edit, by their name in the settings.
 * Placeholders such as `{name}` are replaced by values. Links, the imprint and the address of the
 * site are fixed parts of each mail, so a text can name but not remove them.
 */
export const defaultMailTexts = {
  // All mails
  mail_greeting: { de: 'Guten Tag,', en: 'Hello,' },
  mail_greeting_by_name: { de: 'Guten Tag {name},', en: 'Dear {name},' },
  mail_closing: { de: 'Freundliche Grüße', en: 'Kind regards' },
  mail_address_hint: {
    de: 'Falls sich der Link nicht öffnet, kopieren Sie bitte diese Adresse in Ihren Browser:',
    en: 'If the link doesn’t open, please copy this address into your browser:',
  },
  mail_automatic: { de: 'Diese E-Mail wurde automatisch verschickt.', en: 'This email was sent automatically.' },
  // Issues of the newsletter and press releases
  newsletter_reason: {
    de: 'Sie erhalten diesen Newsletter, weil Sie ihn abonniert haben.',
    en: 'You are receiving this newsletter because you subscribed to it.',
  },
  newsletter_unsubscribe: { de: 'Newsletter abbestellen', en: 'Unsubscribe' },
  press_reason: {
    de: 'Sie erhalten diese Pressemitteilung, weil Sie sich für unseren Presseverteiler angemeldet haben.',
    en: 'You are receiving this press release because you subscribed to our press mailing list.',
  },
  press_unsubscribe: { de: 'Vom Presseverteiler abmelden', en: 'Unsubscribe from the press mailing list' },
  dispatch_settings: { de: 'Themen und Sprache ändern', en: 'Change topics and language' },
  dispatch_imprint: { de: 'Impressum', en: 'Imprint' },
  press_embargo_subject: { de: 'Sperrfrist: {title}', en: 'Embargo: {title}' },
  press_embargo: {
    de: 'Sperrfrist: {time}. Bitte veröffentlichen Sie diese Mitteilung nicht vorher.',
    en: 'Embargo: {time}. Please do not publish this release before then.',
  },
  press_contact: { de: 'Kontakt', en: 'Contact' },
  press_attachments: { de: 'Anhänge', en: 'Attachments' },
  press_page: { de: 'Pressemitteilung auf unserer Website', en: 'Press release on our website' },
  press_page_later: { de: 'Öffentlich ab {time}', en: 'Public from {time}' },
  // Confirmation of a subscription
  confirm_subject: {
    de: 'Bitte bestätigen Sie Ihre Anmeldung: {list}',
    en: 'Please confirm your subscription: {list}',
  },
  confirm_preheader: {
    de: 'Ihre Anmeldung gilt, sobald Sie sie bestätigt haben.',
    en: 'Your subscription starts once you have confirmed it.',
  },
  confirm_text: {
    de: 'diese E-Mail-Adresse wurde für unseren {list} angemeldet. Bitte bestätigen Sie die Anmeldung.',
    en: 'This email address was entered for our {list}. Please confirm your subscription.',
  },
  confirm_topics: { de: 'Worum es geht', en: 'Topics' },
  confirm_time: { de: 'Zeitpunkt der Anmeldung', en: 'Time of sign-up' },
  confirm_button: { de: 'Anmeldung bestätigen', en: 'Confirm subscription' },
  confirm_validity: { de: 'Der Link ist sieben Tage gültig.', en: 'The link is valid for seven days.' },
  confirm_ignore: {
    de: 'Sie haben sich nicht angemeldet? Dann bestätigen Sie bitte nichts: Ohne Bestätigung werden die Angaben nach sieben Tagen gelöscht.',
    en: 'If you didn’t sign up, please don’t confirm: without confirmation, the details will be deleted after seven days.',
  },
  // Answers to a confirmed and to a repeated subscription
  subscribed_subject: { de: 'Willkommen in unserem {list}', en: 'Welcome to our {list}' },
  subscribed_preheader: { de: 'Ihre Anmeldung ist bestätigt.', en: 'Your subscription is confirmed.' },
  subscribed_text: {
    de: 'vielen Dank. Ihre Adresse ist jetzt für unseren {list} angemeldet. Themen, Namen und Sprache können Sie jederzeit ändern:',
    en: 'Thank you. Your address is now subscribed to our {list}. You can change topics, name, and language at any time:',
  },
  subscribed_alert: {
    de: 'vielen Dank. Wir schreiben Ihnen ab jetzt, wenn in der Jobbörse neue Stellen erscheinen. Ihre Suche: {search}. Häufigkeit und Sprache können Sie jederzeit ändern:',
    en: 'Thank you. From now on, we will write to you when new job ads appear on the job board. Your search: {search}. You can change the frequency and language at any time:',
  },
  repeated_subject: { de: 'Sie sind schon angemeldet: {list}', en: 'You are already subscribed: {list}' },
  repeated_preheader: { de: 'Es hat sich nichts geändert.', en: 'Nothing has changed.' },
  repeated_text: {
    de: 'Ihre E-Mail-Adresse wurde gerade für unseren {list} angegeben. Sie ist dort schon angemeldet, und es hat sich nichts geändert. Themen, Namen und Sprache können Sie hier ändern:',
    en: 'Your email address was just entered for our {list}. It is already subscribed, and nothing has changed. You can change topics, name, and language here:',
  },
  repeated_alert: {
    de: 'Ihre E-Mail-Adresse wurde gerade für unseren {list} angegeben. Zu dieser Suche schreiben wir Ihnen schon, und es hat sich nichts geändert: {search}. Häufigkeit und Sprache können Sie hier ändern:',
    en: 'Your email address was just entered for our {list}. We already write to you about this search, and nothing has changed: {search}. You can change the frequency and language here:',
  },
  repeated_ignore: {
    de: 'Das waren nicht Sie? Dann brauchen Sie nichts zu tun.',
    en: 'If this wasn’t you, you don’t need to do anything.',
  },
  subscription_settings: { de: 'Einstellungen ändern', en: 'Change settings' },
  subscription_unsubscribe: { de: 'Mit einem Klick melden Sie sich hier ab:', en: 'Unsubscribe with one click here:' },
} as const satisfies Record<string, MailText>

export type MailTextName = keyof typeof defaultMailTexts

export const mailTextNames = Object.keys(defaultMailTexts) as MailTextName[]

/** A sentence. Line breaks become spaces, and an empty sentence becomes the default. */
const sentence = z
  .string({ error: absentOrInvalid })
  .overwrite((text) => text.replaceAll(/\s+/g, ' '))
  .pipe(singleLine(500))
export const mailTextSchema = z.object({ de: sentence, en: sentence })

export const listPlaceholders = (text: string): string[] => text.match(/\{\w+\}/g) ?? []
