import type { Locale } from '@/lib/contract/locale'

/** What the middleware leaves for the handlers behind it. */
export interface AppEnv {
  Variables: {
    /** The language of messages and of localised fields. */
    locale: Locale
    requestId: string
  }
}
