import { type RouteProps, readLocale } from '@/app/frame/address'
import { createRouteMetadata, RoutePage } from '@/app/frame/route-page'
import { AccountCalls } from '@/components/behavior/account-calls'
import { FormProviders } from '@/features/account/components/form-providers'
import { Profile } from '@/features/account/components/profile/profile'
import { RefusalNotice } from '@/features/account/components/refusal-notice'
import { loadProfile, loadUser, toOwnDataPaths } from '@/features/account/loaders'
import { readMailLanguage } from '@/lib/api/site'
import { buildPath } from '@/lib/i18n/paths'

export const generateMetadata = createRouteMetadata('/account/profil')

export default async function AccountProfilPage(props: RouteProps) {
  const locale = await readLocale(props.params)
  const [user, profile] = await Promise.all([loadUser(locale), loadProfile()])
  const loginHref = buildPath(locale, '/account/login')
  return (
    <RoutePage route="/account/profil" {...props}>
      {profile.ok ? (
        <FormProviders locale={locale} dehydratedState={profile.value.dehydratedState}>
          <AccountCalls accountId={user.ok ? user.value.id : 0} />
          <Profile
            user={user.ok ? user.value : null}
            email={profile.value.email}
            mailLanguage={await readMailLanguage(locale)}
            hasSessions={profile.value.hasSessions}
            hasFactors={profile.value.hasFactors}
            urls={toOwnDataPaths(locale)}
            homeHref={`/${locale}`}
          >
            {!user.ok && <RefusalNotice status={user.failure.status} loginHref={loginHref} />}
          </Profile>
        </FormProviders>
      ) : (
        <RefusalNotice status={profile.failure.status} loginHref={loginHref} />
      )}
    </RoutePage>
  )
}
