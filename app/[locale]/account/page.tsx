import { localeOf, type RouteProps } from '@/app/frame/address'
import { RoutePage, routeMetadata } from '@/app/frame/route-page'
import { Landing, Shortcuts } from '@/features/account/components/landing'
import { RefusalNotice } from '@/features/account/components/refusal-notice'
import { loadEmails, loadUser } from '@/features/account/loaders'
import { hubAddress } from '@/lib/i18n/hub-address'
import { pathOf } from '@/lib/i18n/paths'

export const generateMetadata = routeMetadata('/account')

export default async function AccountPage(props: RouteProps) {
  const locale = await localeOf(props.params)
  const [user, emails] = await Promise.all([loadUser(locale), loadEmails()])
  const addresses = {
    groups: pathOf(locale, '/account/gruppen'),
    organs: pathOf(locale, '/account/organe'),
    committees: pathOf(locale, '/account/ausschuesse'),
    downloads: pathOf(locale, '/account/downloads/[[...segments]]'),
    jobs: pathOf(locale, '/meine-stellenanzeigen'),
    publishJob: pathOf(locale, '/stellenanzeige-veroeffentlichen'),
    cmsHub: hubAddress(locale),
    profile: pathOf(locale, '/account/profil'),
    password: pathOf(locale, '/account/passwort-aendern'),
  }
  return (
    <RoutePage route="/account" {...props}>
      {user.ok ? (
        <Landing
          user={user.value}
          pendingEmail={emails.ok ? emails.value.pending : null}
          addresses={addresses}
        />
      ) : (
        <>
          <RefusalNotice status={user.failure.status} loginHref={pathOf(locale, '/account/login')} />
          {emails.ok && <Shortcuts shortcuts={['profile', 'password']} addresses={addresses} />}
        </>
      )}
    </RoutePage>
  )
}
