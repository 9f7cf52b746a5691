import de from '@/messages/de.json'
import en from '@/messages/en.json'
import type { Locale } from '../contract/common/locale'

type Messages = typeof de

// The German file defines the type. tests/messages.test.ts checks that both files have the same
// keys.
const messages: Record<Locale, Messages> = { de, en }

export function getMessages(locale: Locale): Messages {
  return messages[locale]
}
