import { localeOf, type RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'
import { FormMessages } from '@/features/account/components/form-messages'
import { Profile } from '@/features/account/components/profile'
import { RefusalNotice } from '@/features/account/components/refusal-notice'
import { dataAddresses, loadEmails, loadSessions, loadUser } from '@/features/account/loaders'
import { pathOf } from '@/lib/i18n/paths'

export const generateMetadata = routeMetadata('/account/profil')

export default async function AccountProfilPage(props: RouteProps) {
  const locale = await localeOf(props.params)
  const [user, sessions, emails] = await Promise.all([loadUser(locale), loadSessions(), loadEmails()])
  const loginHref = pathOf(locale, '/account/login')
  return (
    <RoutePage route="/account/profil" {...props}>
      {emails.ok ? (
        <FormMessages locale={locale}>
          <Profile
            user={user.ok ? user.value : null}
            emails={emails.value}
            sessions={sessions.ok ? sessions.value.data : null}
            urls={dataAddresses(locale)}
            homeHref={`/${locale}`}
          >
            {!user.ok && <RefusalNotice status={user.failure.status} loginHref={loginHref} />}
          </Profile>
        </FormMessages>
      ) : (
        <RefusalNotice status={emails.failure.status} loginHref={loginHref} />
      )}
    </RoutePage>
  )
}
