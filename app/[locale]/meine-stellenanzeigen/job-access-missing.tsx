import { loadUser } from '@/features/account/loaders'
import { NoJobAccess } from '@/features/jobs/form/components/no-job-access'
import { readSettings } from '@/lib/api/site'
import type { Locale } from '@/lib/contract/common/locale'
import { setResponseStatus } from '@/lib/render-context'

/** Shown with 403 to a user without access to job ads. It explains how to get access. */
export async function JobAccessMissing({ locale }: { locale: Locale }) {
  const [user, settings] = await Promise.all([loadUser(locale), readSettings(locale)])
  setResponseStatus(403)
  const officeEmail = settings.ok ? settings.value.email : ''
  return <NoJobAccess locale={locale} officeEmail={officeEmail} isEditor={user.ok && user.value.is_editor} />
}
