import type { Locale } from '@/lib/contract/locale'
import type { Login } from '../db/schema/sessions'

/** What the middleware leaves for the handlers behind it. */
export interface AppEnv {
  Variables: {
    /** The language of messages and of localized fields. */
    locale: Locale
    requestId: string
    /** Whose session the request carries (see `currentLogin`); it is looked up when first asked for. */
    login: () => Promise<Login | null>
  }
}
