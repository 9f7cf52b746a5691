import type { Locale } from '@/lib/contract/common/locale'
import type { Login } from '../db/schema/accounts/sessions'
import type { UserRow } from '../db/schema/accounts/users'
import type { JobApiKeyRow } from '../db/schema/members/job-teams'

/** What the middleware leaves for the handlers behind it. */
export interface AppEnv {
  Variables: {
    /** The language of messages and of localized fields. */
    locale: Locale
    requestId: string
    /** Whose session the request carries (see `currentLogin`); it is looked up when first asked for. */
    login: () => Promise<Login | null>
    /** The key of a program that asks for the ads of its team, and who answers for it; only their calls have it. */
    jobKey: () => Promise<{ key: JobApiKeyRow; member: UserRow } | null>
  }
}
