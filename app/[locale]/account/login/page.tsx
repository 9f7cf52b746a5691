import { type RouteProps, readLocale } from '@/app/frame/address'
import { createRouteMetadata, RoutePage } from '@/app/frame/route-page'
import { getFirstValue } from '@/app/frame/search-value'
import { FormProviders } from '@/features/account/components/form-providers'
import { Login } from '@/features/account/components/login/login'
import { loadCodeModes, loadPasskeyLogin } from '@/features/account/loaders'

export const generateMetadata = createRouteMetadata('/account/login')

export default async function AccountLoginPage(props: RouteProps) {
  const locale = await readLocale(props.params)
  const failure = getFirstValue((await props.searchParams).failure)
  return (
    <RoutePage route="/account/login" {...props}>
      <FormProviders locale={locale} dehydratedState={await loadCodeModes({ isNeeded: failure === 'verify_email' })}>
        <Login failure={failure} hasPasskeys={await loadPasskeyLogin()} />
      </FormProviders>
    </RoutePage>
  )
}
