import { Logout } from '@/app/[locale]/account/logout/logout'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { createRouteMetadata, RoutePage } from '@/app/frame/route-page'
import { FormProviders } from '@/features/account/components/form-providers'
import { buildPath } from '@/lib/i18n/paths'

export const generateMetadata = createRouteMetadata('/account/logout')

export default async function AccountLogoutPage(props: RouteProps) {
  const locale = await readLocale(props.params)
  return (
    <RoutePage route="/account/logout" {...props}>
      <FormProviders locale={locale}>
        <Logout homeHref={`/${locale}`} accountHref={buildPath(locale, '/account')} />
      </FormProviders>
    </RoutePage>
  )
}
