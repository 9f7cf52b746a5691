import type { Locale } from '@/lib/contract/common/locale'
import type { Login } from '../db/schema/accounts/sessions'
import type { UserRow } from '../db/schema/accounts/users'
import type { JobApiKeyRow } from '../db/schema/members/job-teams'

/** Variables that the middleware sets for handlers. */
export interface AppEnv {
  Variables: {
    /** Language of messages and localized fields. */
    locale: Locale
    requestId: string
    /** Loads the login of the request on first use (see `currentLogin`). */
    login: () => Promise<Login | null>
    /** API key of a program and its responsible member; only for endpoints of a team's ads. */
    jobKey: () => Promise<{ key: JobApiKeyRow; member: UserRow } | null>
  }
}
