import type { Locale } from '@/lib/contract/common/locale'
import type { Login } from '../db/schema/accounts/sessions'

/** The author and time of a change, and the language for error messages. */
export interface Author {
  locale: Locale
  userId: number
  now: Date
  /** The login of the request, for changes that require a recent proof. */
  login?: Login
}
