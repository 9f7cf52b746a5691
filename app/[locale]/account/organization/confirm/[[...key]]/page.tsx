import { getTranslations } from 'next-intl/server'
import type { KeyRouteProps } from '@/app/frame/address'
import {
  createMailedKeyMetadata,
  MailedKeyPage,
  parseMailedKeyAddress,
  toKeySegments,
} from '@/app/frame/mailed-key-page'
import { EntryConfirmation } from '@/features/account/organization/components/entry-confirmation'
import { readByMailedKey } from '@/lib/api/mailed-key'
import { confirmationSchema } from '@/lib/contract/administration/own-organization'
import { buildPath } from '@/lib/i18n/paths'

export const generateMetadata = createMailedKeyMetadata('account.organization.mailed')

/** The page on which delegates confirm their entry; a yearly mail links to it. */
export default async function EntryConfirmationPage({ params, searchParams }: KeyRouteProps) {
  const [{ locale, key }, { failure }] = await Promise.all([parseMailedKeyAddress(params), searchParams])
  const [t, confirmation] = await Promise.all([
    getTranslations({ locale, namespace: 'account.organization.mailed' }),
    readByMailedKey(`/${locale}/api/organizations/confirmation/`, confirmationSchema, key),
  ])
  return (
    <MailedKeyPage
      locale={locale}
      route="/account/organization/confirm/[[...key]]"
      params={{ key: toKeySegments(key) }}
      title={t('title')}
    >
      <EntryConfirmation
        confirmation={confirmation.ok ? confirmation.value : null}
        isKnown={confirmation.ok || confirmation.failure.status !== 404}
        hasFailed={failure !== undefined}
        formHref={buildPath(locale, '/account/unsere-einrichtung')}
        locale={locale}
      />
    </MailedKeyPage>
  )
}
