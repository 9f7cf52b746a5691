import { type RouteProps, readLocale } from '@/app/frame/address'
import { createRouteMetadata, RoutePage } from '@/app/frame/route-page'
import { getFirstValue } from '@/app/frame/search-value'
import { FormProviders } from '@/features/account/components/form-providers'
import { PasswordRequestForm } from '@/features/account/components/password-request-form'
import { loadCodeModes } from '@/features/account/loaders'

export const generateMetadata = createRouteMetadata('/account/password/reset')

export default async function PasswordRequestPage(props: RouteProps) {
  const [locale, { sent, failure }] = await Promise.all([readLocale(props.params), props.searchParams])
  return (
    <RoutePage route="/account/password/reset" {...props}>
      <FormProviders locale={locale} dehydratedState={await loadCodeModes({ isNeeded: sent !== undefined })}>
        <PasswordRequestForm isSent={sent !== undefined} failure={getFirstValue(failure)} />
      </FormProviders>
    </RoutePage>
  )
}
