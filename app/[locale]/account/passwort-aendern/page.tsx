import { type RouteProps, readLocale } from '@/app/frame/address'
import { createRouteMetadata, RoutePage } from '@/app/frame/route-page'
import { AccountCalls } from '@/components/behavior/account-calls'
import { FormProviders } from '@/features/account/components/form-providers'
import { PasswordChangeForm } from '@/features/account/components/password-change-form'
import { RefusalNotice } from '@/features/account/components/refusal-notice'
import { loadEmails, loadUser } from '@/features/account/loaders'
import { loadTeam } from '@/features/jobs/own-jobs/own-job-loaders'
import type { Locale } from '@/lib/contract/common/locale'
import { buildPath } from '@/lib/i18n/paths'

export const generateMetadata = createRouteMetadata('/account/passwort-aendern')

export default async function PasswordChangePage(props: RouteProps) {
  const locale = await readLocale(props.params)
  const [emails, user, keys] = await Promise.all([loadEmails(), loadUser(locale), loadKeys(locale)])
  return (
    <RoutePage route="/account/passwort-aendern" {...props}>
      {emails.ok ? (
        <FormProviders locale={locale}>
          <AccountCalls accountId={user.ok ? user.value.id : 0} />
          <PasswordChangeForm email={emails.value.primary} locale={locale} keys={keys} />
        </FormProviders>
      ) : (
        <RefusalNotice status={emails.failure.status} loginHref={buildPath(locale, '/account/login')} />
      )}
    </RoutePage>
  )
}

/**
 * Loads the API keys of the visitor's team. Returns none for a visitor without access to job ads,
 * because the backend would refuse the call.
 */
async function loadKeys(locale: Locale) {
  const user = await loadUser(locale)
  if (!user.ok || !user.value.groups.some((group) => group !== 'Mitglied')) return []
  const team = await loadTeam(locale)
  return team.ok ? team.value.keys : []
}
