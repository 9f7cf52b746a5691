import type { Locale } from '@/lib/contract/common/locale'
import type messages from '@/messages/de.json'

// The German messages are the source of the keys: a missing message is a compile error.
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof messages
  }
}
