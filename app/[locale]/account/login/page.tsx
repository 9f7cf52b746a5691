import { localeOf, type RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'
import { firstValue } from '@/app/compose/search-value'
import { FormMessages } from '@/features/account/components/form-messages'
import { Login } from '@/features/account/components/login'
import { loadCodeModes, loadPasskeyLogin } from '@/features/account/loaders'

export const generateMetadata = routeMetadata('/account/login')

export default async function AccountLoginPage(props: RouteProps) {
  const locale = await localeOf(props.params)
  const failure = firstValue((await props.searchParams).failure)
  return (
    <RoutePage route="/account/login" {...props}>
      <FormMessages locale={locale} state={await loadCodeModes(failure === 'verify_email')}>
        <Login failure={failure} hasPasskeys={await loadPasskeyLogin()} />
      </FormMessages>
    </RoutePage>
  )
}
