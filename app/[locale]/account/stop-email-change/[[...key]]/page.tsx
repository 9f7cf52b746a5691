import { getTranslations } from 'next-intl/server'
import type { KeyRouteProps } from '@/app/frame/address'
import {
  createMailedKeyMetadata,
  MailedKeyPage,
  parseMailedKeyAddress,
  toKeySegments,
} from '@/app/frame/mailed-key-page'
import { getFirstValue } from '@/app/frame/search-value'
import { FormProviders } from '@/features/account/components/form-providers'
import { StopEmailChange, type StopEmailChangeProps } from '@/features/account/components/stop-email-change'
import { toKeyState } from '@/features/account/problems'
import { buildPath } from '@/lib/i18n/paths'

const route = '/account/stop-email-change/[[...key]]'

export const generateMetadata = createMailedKeyMetadata('account.stopEmailChange')

/**
 * Returns the initial state. In a browser without JavaScript, the server redirects here after the
 * form, with the result in the query.
 */
function toState(key: string, stopResult: string | null, failure: string | null): StopEmailChangeProps['initial'] {
  if (stopResult !== null) return 'done'
  if (key === '') return 'expired'
  return toKeyState(failure)
}

/** The target of the mailed link that stops a change of the email address. */
export default async function StopEmailChangePage({ params, searchParams }: KeyRouteProps) {
  const [{ locale, key }, { stopped, failure }] = await Promise.all([parseMailedKeyAddress(params), searchParams])
  const t = await getTranslations({ locale, namespace: 'account.stopEmailChange' })
  return (
    <MailedKeyPage locale={locale} route={route} params={{ key: toKeySegments(key) }} title={t('title')}>
      <FormProviders locale={locale}>
        <StopEmailChange
          stopKey={key}
          initial={toState(key, getFirstValue(stopped), getFirstValue(failure))}
          action={buildPath(locale, route)}
          newPasswordHref={buildPath(locale, '/account/password/reset')}
        />
      </FormProviders>
    </MailedKeyPage>
  )
}
