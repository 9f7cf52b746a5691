import type { Locale } from '@/lib/contract/common/locale'
import type { Login } from '../db/schema/accounts/sessions'
import type { UserRow } from '../db/schema/accounts/users'
import type { JobApiKeyRow } from '../db/schema/members/job-teams'

/** Variables of the request that middleware sets. */
export interface AppEnv {
  Variables: {
    /** Language of messages and fields. */
    locale: Locale
    requestId: string
    /** Loads the login on first use (`loadCurrentLogin`). */
    login: () => Promise<Login | null>
    /** Finds the API key of a team's ads, and the member responsible for it. */
    jobKey: () => Promise<{ key: JobApiKeyRow; creator: UserRow } | null>
  }
}
