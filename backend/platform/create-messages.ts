import type { Locale } from '@/lib/contract/common/locale'

/** Creates a function that returns a message by language and key. */
export function createMessages<Key extends string>(messages: Record<Locale, Record<Key, string>>) {
  return (locale: Locale, key: Key): string => messages[locale][key]
}
