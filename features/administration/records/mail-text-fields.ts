import {
  defaultMailTexts,
  listPlaceholders,
  type MailTextName,
  mailTextNames,
} from '@/lib/contract/administration/mail-texts'
import { toObject } from '@/lib/contract/common/to-object'
import type { Label } from '../record-type'

const labels: Record<MailTextName, Label> = {
  mail_greeting: { de: 'Anrede ohne Namen', en: 'Greeting without a name' },
  mail_greeting_by_name: { de: 'Anrede mit Namen', en: 'Greeting with a name' },
  mail_closing: { de: 'Gruß', en: 'Closing' },
  mail_address_hint: { de: 'Hinweis zum Link', en: 'Note about the link' },
  mail_automatic: { de: 'Hinweis im Fuß', en: 'Note in the footer' },
  newsletter_reason: { de: 'Newsletter: Grund des Empfangs', en: 'Newsletter: reason for receiving it' },
  newsletter_unsubscribe: { de: 'Newsletter: Link zum Abmelden', en: 'Newsletter: link to unsubscribe' },
  press_reason: { de: 'Presse: Grund des Empfangs', en: 'Press: reason for receiving it' },
  press_unsubscribe: { de: 'Presse: Link zum Abmelden', en: 'Press: link to unsubscribe' },
  dispatch_settings: { de: 'Link zu den Einstellungen', en: 'Link to the settings' },
  dispatch_imprint: { de: 'Link zum Impressum', en: 'Link to the imprint' },
  press_embargo_subject: { de: 'Presse: Betreff unter Sperrfrist', en: 'Press: subject under an embargo' },
  press_embargo: { de: 'Presse: Hinweis auf die Sperrfrist', en: 'Press: note about the embargo' },
  press_contact: { de: 'Presse: Kontakt', en: 'Press: contact' },
  press_attachments: { de: 'Presse: Anhänge', en: 'Press: attachments' },
  press_page: { de: 'Presse: Link zur Website', en: 'Press: link to the website' },
  press_page_later: { de: 'Presse: Hinweis am Link unter Sperrfrist', en: 'Press: note at the link under an embargo' },
  confirm_subject: { de: 'Bestätigen: Betreff', en: 'Confirmation: subject' },
  confirm_preheader: { de: 'Bestätigen: Vorschautext', en: 'Confirmation: preview text' },
  confirm_text: { de: 'Bestätigen: Text', en: 'Confirmation: text' },
  confirm_topics: { de: 'Bestätigen: Themen', en: 'Confirmation: topics' },
  confirm_time: { de: 'Bestätigen: Zeitpunkt', en: 'Confirmation: time' },
  confirm_button: { de: 'Bestätigen: Schaltfläche', en: 'Confirmation: button' },
  confirm_validity: { de: 'Bestätigen: Gültigkeit', en: 'Confirmation: validity' },
  confirm_ignore: { de: 'Bestätigen: ohne eigene Anmeldung', en: 'Confirmation: without a sign-up' },
  subscribed_subject: { de: 'Willkommen: Betreff', en: 'Welcome: subject' },
  subscribed_preheader: { de: 'Willkommen: Vorschautext', en: 'Welcome: preview text' },
  subscribed_text: { de: 'Willkommen: Text', en: 'Welcome: text' },
  subscribed_alert: { de: 'Willkommen: Text für den Stellenservice', en: 'Welcome: text for job alerts' },
  repeated_subject: { de: 'Schon angemeldet: Betreff', en: 'Already subscribed: subject' },
  repeated_preheader: { de: 'Schon angemeldet: Vorschautext', en: 'Already subscribed: preview text' },
  repeated_text: { de: 'Schon angemeldet: Text', en: 'Already subscribed: text' },
  repeated_alert: {
    de: 'Schon angemeldet: Text für den Stellenservice',
    en: 'Already subscribed: text for job alerts',
  },
  repeated_ignore: { de: 'Schon angemeldet: ohne eigene Anmeldung', en: 'Already subscribed: without a sign-up' },
  subscription_settings: { de: 'Schaltfläche zu den Einstellungen', en: 'Button to the settings' },
  subscription_unsubscribe: { de: 'Satz vor dem Link zum Abmelden', en: 'Sentence before the link to unsubscribe' },
}

const maxLineLength = 60

/** Fields of the sentences in mails. An empty field returns to the default. */
export const mailTextFields = toObject(mailTextNames, (name) => {
  const { de } = defaultMailTexts[name]
  return {
    label: labels[name],
    kind: de.length > maxLineLength ? ('localizedText' as const) : ('localizedLine' as const),
    ...describePlaceholders(listPlaceholders(de).join(', ')),
  }
})

function describePlaceholders(placeholders: string): { hint?: Label } {
  if (placeholders === '') return {}
  return { hint: { de: `${placeholders} wird ersetzt.`, en: `${placeholders} is replaced.` } }
}

const selectByPrefix = (...prefixes: string[]) =>
  mailTextNames.filter((name) => prefixes.some((prefix) => name.startsWith(`${prefix}_`)))

export const mailTextGroups = [
  { label: { de: 'Texte aller E-Mails', en: 'Texts of all emails' }, fields: selectByPrefix('mail') },
  {
    label: { de: 'Texte im Newsletter und in Presse-E-Mails', en: 'Texts of newsletters and press emails' },
    fields: selectByPrefix('newsletter', 'press', 'dispatch'),
  },
  {
    label: { de: 'Texte der E-Mails zur Anmeldung', en: 'Texts of subscription emails' },
    fields: selectByPrefix('confirm', 'subscribed', 'repeated', 'subscription'),
  },
]
