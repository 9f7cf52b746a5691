import { type KeyRouteProps, readLocale } from '@/app/frame/address'
import { createRouteMetadata, RoutePage } from '@/app/frame/route-page'
import { getFirstValue } from '@/app/frame/search-value'
import { FormProviders } from '@/features/account/components/form-providers'
import { VerifyEmail, type VerifyEmailProps } from '@/features/account/components/verify-email'
import { loadCodeModes } from '@/features/account/loaders'
import { toKeyState } from '@/features/account/problems'
import { parseResendOutcome } from '@/features/account/resend-outcome'
import { decodeOrKeep } from '@/lib/contract/common/address'
import { buildPath } from '@/lib/i18n/paths'
import { findReturnedRouteForm } from '@/lib/render-context'

export const generateMetadata = createRouteMetadata('/account/verify-email/[[...key]]')

/**
 * Returns the initial state. In a browser without JavaScript, the server redirects here after the
 * form, with the result in the query.
 */
function toState(outcome: string | null, failure: string | null): VerifyEmailProps['initial'] {
  if (outcome === 'registration' || outcome === 'confirmed') return outcome
  return toKeyState(failure)
}

export default async function VerifyEmailPage(props: KeyRouteProps) {
  const [locale, { key }, query] = await Promise.all([readLocale(props.params), props.params, props.searchParams])
  return (
    <RoutePage route="/account/verify-email/[[...key]]" isFixedPartFirst {...props}>
      <FormProviders locale={locale} dehydratedState={await loadCodeModes({ isNeeded: !key?.[0] })}>
        <VerifyEmail
          verificationKey={key?.[0] ? decodeOrKeep(key[0]) : null}
          loginHref={buildPath(locale, '/account/login')}
          initial={toState(getFirstValue(query.verified), getFirstValue(query.failure))}
          resent={parseResendOutcome(getFirstValue(query.resent))}
          returnedForm={findReturnedRouteForm()}
        />
      </FormProviders>
    </RoutePage>
  )
}
