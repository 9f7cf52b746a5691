import de from '@/messages/de.json'
import en from '@/messages/en.json'
import type { Locale } from '../contract/common/locale'

type Messages = typeof de

// German defines the keys; tests/messages.test.ts compares the languages key by key.
const messages: Record<Locale, Messages> = { de, en }

/** Returns all messages of a language. */
export function getMessages(locale: Locale): Messages {
  return messages[locale]
}
