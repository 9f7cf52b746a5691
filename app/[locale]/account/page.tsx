import { type RouteProps, readLocale } from '@/app/frame/address'
import { createRouteMetadata, RoutePage } from '@/app/frame/route-page'
import { Landing, Shortcuts } from '@/features/account/components/landing'
import { RefusalNotice } from '@/features/account/components/refusal-notice'
import { loadEmails, loadUser } from '@/features/account/loaders'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'
import { toHubAddress } from '@/lib/i18n/hub-address'
import { buildPath } from '@/lib/i18n/paths'

export const generateMetadata = createRouteMetadata('/account')

export default async function AccountPage(props: RouteProps) {
  const locale = await readLocale(props.params)
  const [user, emails] = await Promise.all([loadUser(locale), loadEmails()])
  const addresses = {
    groups: buildPath(locale, '/account/gruppen'),
    organs: buildPath(locale, '/account/organe'),
    committees: buildPath(locale, '/account/ausschuesse'),
    downloads: buildPath(locale, '/account/downloads/[[...segments]]'),
    jobs: buildPath(locale, '/meine-stellenanzeigen'),
    publishJob: buildPath(locale, '/stellenanzeige-veroeffentlichen'),
    cmsHub: toHubAddress(locale),
    administration: toAdministrationAddress(locale),
    profile: buildPath(locale, '/account/profil'),
    password: buildPath(locale, '/account/passwort-aendern'),
  }
  return (
    <RoutePage route="/account" isFixedPartFirst {...props}>
      {user.ok ? (
        <Landing user={user.value} pendingEmail={emails.ok ? emails.value.pending : null} addresses={addresses} />
      ) : (
        <>
          <RefusalNotice status={user.failure.status} loginHref={buildPath(locale, '/account/login')} />
          {emails.ok && <Shortcuts shortcuts={['profile', 'password']} addresses={addresses} />}
        </>
      )}
    </RoutePage>
  )
}
