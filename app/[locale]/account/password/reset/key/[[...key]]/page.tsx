import { type KeyRouteProps, readLocale } from '@/app/frame/address'
import { createRouteMetadata, RoutePage } from '@/app/frame/route-page'
import { getFirstValue } from '@/app/frame/search-value'
import { FormProviders } from '@/features/account/components/form-providers'
import { PasswordResetForm } from '@/features/account/components/password-reset-form'
import { decodeOrKeep } from '@/lib/contract/common/address'
import { buildPath } from '@/lib/i18n/paths'

export const generateMetadata = createRouteMetadata('/account/password/reset/key/[[...key]]')

export default async function PasswordResetPage(props: KeyRouteProps) {
  const [locale, { key }, { done, failure }] = await Promise.all([
    readLocale(props.params),
    props.params,
    props.searchParams,
  ])
  return (
    <RoutePage route="/account/password/reset/key/[[...key]]" {...props}>
      <FormProviders locale={locale}>
        <PasswordResetForm
          resetKey={key?.[0] ? decodeOrKeep(key[0]) : null}
          loginHref={buildPath(locale, '/account/login')}
          requestHref={buildPath(locale, '/account/password/reset')}
          isDone={done !== undefined}
          failure={getFirstValue(failure)}
        />
      </FormProviders>
    </RoutePage>
  )
}
