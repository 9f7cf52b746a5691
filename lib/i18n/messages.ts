import de from '@/messages/de.json'
import en from '@/messages/en.json'
import type { Locale } from '../contract/common/locale'

type Messages = typeof de

// German is the source of the keys; tests/messages.test.ts compares the languages key by key.
const messages: Record<Locale, Messages> = { de, en }

/** All messages of a language. */
export function messagesOf(locale: Locale): Messages {
  return messages[locale]
}
