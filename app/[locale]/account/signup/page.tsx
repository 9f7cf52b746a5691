import { type RouteProps, readLocale } from '@/app/frame/address'
import { createRouteMetadata, RoutePage } from '@/app/frame/route-page'
import { getFirstValue } from '@/app/frame/search-value'
import { FormProviders } from '@/features/account/components/form-providers'
import { SignupForm } from '@/features/account/components/signup-form'
import { loadCodeModes } from '@/features/account/loaders'
import { readPublishedLegalAddress } from '@/lib/api/legal-addresses'
import { findReturnedRouteForm } from '@/lib/render-context'

export const generateMetadata = createRouteMetadata('/account/signup')

export default async function AccountSignupPage(props: RouteProps) {
  const locale = await readLocale(props.params)
  const { failure, sent } = await props.searchParams
  return (
    <RoutePage route="/account/signup" {...props}>
      <FormProviders locale={locale} dehydratedState={await loadCodeModes({ isNeeded: sent !== undefined })}>
        <SignupForm
          language={locale}
          privacyHref={await readPublishedLegalAddress(locale, 'dataProtection')}
          isSent={sent !== undefined}
          failure={getFirstValue(failure)}
          returnedForm={findReturnedRouteForm()}
        />
      </FormProviders>
    </RoutePage>
  )
}
