import type { Locale } from '@/lib/contract/common/locale'
import type { Login } from '../db/schema/accounts/sessions'
import type { UserRow } from '../db/schema/accounts/users'
import type { JobApiKeyRow } from '../db/schema/members/job-teams'

/** Variables that middleware sets for request handlers. */
export interface AppEnv {
  Variables: {
    /** Language of messages and of localized fields. */
    locale: Locale
    requestId: string
    /** Loads the login of the request on first use (see `currentLogin`). */
    login: () => Promise<Login | null>
    /**
     * Finds the API key of the request and the member who is responsible for it. Only endpoints for
     * a team's ads use it.
     */
    jobKey: () => Promise<{ key: JobApiKeyRow; member: UserRow } | null>
  }
}
