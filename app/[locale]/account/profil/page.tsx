import { localeOf, type RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'
import { FormMessages } from '@/features/account/components/form-messages'
import { Profile } from '@/features/account/components/profile'
import { RefusalNotice } from '@/features/account/components/refusal-notice'
import { dataAddresses, loadPendingEmail, loadSessions, loadUser } from '@/features/account/loaders'
import { pathOf } from '@/lib/i18n/paths'

export const generateMetadata = routeMetadata('/account/profil')

export default async function AccountProfilPage(props: RouteProps) {
  const locale = await localeOf(props.params)
  const [user, sessions, pendingEmail] = await Promise.all([
    loadUser(locale),
    loadSessions(locale),
    loadPendingEmail(),
  ])
  return (
    <RoutePage route="/account/profil" {...props}>
      {user.ok ? (
        <FormMessages locale={locale}>
          <Profile
            user={user.data}
            pendingEmail={pendingEmail}
            sessions={sessions.ok ? sessions.data.results : []}
            urls={dataAddresses(locale)}
            homeHref={`/${locale}`}
          />
        </FormMessages>
      ) : (
        <RefusalNotice status={user.status} loginHref={pathOf(locale, '/account/login')} />
      )}
    </RoutePage>
  )
}
