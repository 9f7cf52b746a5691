import type { routing } from '@/lib/i18n/routing'
import type messages from '@/messages/de.json'

// The German messages are the source of the keys: a missing message is a compile error.
declare module 'next-intl' {
  interface AppConfig {
    Locale: (typeof routing.locales)[number]
    Messages: typeof messages
  }
}
