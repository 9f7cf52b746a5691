import de from '@/messages/de.json'
import en from '@/messages/en.json'
import type { Locale } from '../contract/locale'

type Messages = typeof de

// `satisfies` would not see a key that only one language has: the assignment to the German shape does.
const messages: Record<Locale, Messages> = { de, en }

/** All messages of a language. */
export function messagesOf(locale: Locale): Messages {
  return messages[locale]
}
