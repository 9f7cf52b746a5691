import { type RouteProps, readLocale } from '@/app/frame/address'
import { createRouteMetadata, RoutePage } from '@/app/frame/route-page'
import { AccountCalls } from '@/components/behavior/account-calls'
import { FormProviders } from '@/features/account/components/form-providers'
import { RefusalNotice } from '@/features/account/components/refusal-notice'
import { loadUser } from '@/features/account/loaders'
import { OwnOrganizations } from '@/features/account/organization/components/own-organization'
import { loadOwnOrganizationsState } from '@/features/account/organization/load-own-organizations'
import { buildPath } from '@/lib/i18n/paths'

const route = '/account/unsere-einrichtung'

export const generateMetadata = createRouteMetadata(route)

export default async function AccountOrganizationPage(props: RouteProps) {
  const locale = await readLocale(props.params)
  const [user, organizationsState] = await Promise.all([loadUser(locale), loadOwnOrganizationsState(locale)])
  const failedResult = [user, organizationsState].find(({ ok }) => !ok)
  return (
    <RoutePage route={route} {...props}>
      {user.ok && organizationsState.ok ? (
        <FormProviders locale={locale} dehydratedState={organizationsState.value}>
          <AccountCalls accountId={user.value.id} />
          <OwnOrganizations
            user={{ id: user.value.id, email: user.value.email }}
            locale={locale}
            contactHref={buildPath(locale, '/ansprechpersonen')}
          />
        </FormProviders>
      ) : (
        <RefusalNotice
          status={failedResult && !failedResult.ok ? failedResult.failure.status : 0}
          loginHref={buildPath(locale, '/account/login')}
        />
      )}
    </RoutePage>
  )
}
