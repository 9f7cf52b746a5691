import { getTranslations } from 'next-intl/server'
import {
  createKeyMetadata,
  ExpiredKey,
  type KeyPageProps,
  KeyView,
  parseKeyAddress,
} from '@/app/[locale]/subscription/[list]/subscription-key-page'
import { ErrorView, toErrorStatus } from '@/app/frame/error-view'
import keyStyles from '@/app/frame/mailed-key-page.module.css'
import styles from '@/components/form/form.module.css'
import { SettingsForm } from '@/features/subscriptions/components/settings-form'
import { readByMailedKey } from '@/lib/api/mailed-key'
import { isFault } from '@/lib/api/result'
import { readMailLanguage } from '@/lib/api/site'
import { listCalls, type OwnSubscription, subscriptionSchemas } from '@/lib/contract/forms/subscription'
import { buildPath } from '@/lib/i18n/paths'
import { findReturnedForm } from '@/lib/render-context'

export const generateMetadata = createKeyMetadata('settings')

/** The page with the settings of a subscription. Each mail of the list links it with a key. */
export default async function SubscriptionSettingsPage(props: KeyPageProps) {
  const address = await parseKeyAddress(props)
  const { locale, list, key } = address
  const query = await props.searchParams
  const [t, tSubscriptions, subscription] = await Promise.all([
    getTranslations({ locale, namespace: 'subscriptions.settings' }),
    getTranslations({ locale, namespace: 'subscriptions' }),
    readByMailedKey(`/${locale}/api/${listCalls[list]}/settings/`, subscriptionSchemas[list], key),
  ])
  if (!subscription.ok) {
    if (isFault(subscription.failure)) {
      return <ErrorView locale={locale} status={toErrorStatus(subscription.failure.status)} />
    }
    return (
      <KeyView address={address} page="settings">
        <ExpiredKey {...address} page="settings" />
      </KeyView>
    )
  }
  const returnedForm = findReturnedForm()
  const leaveHref = buildPath(locale, '/subscription/[list]/unsubscribe/[[...key]]', {
    list,
    key: [encodeURIComponent(key)],
  })
  const noticeInQuery = (['confirmed', 'saved'] as const).find((name) => name in query)
  const notice = returnedForm ? null : noticeInQuery
  return (
    <KeyView address={address} page="settings">
      {notice && (
        <p className={styles.notice} role="status">
          {t(notice)}
        </p>
      )}
      <p>{t('for', { email: subscription.value.email })}</p>
      {'about' in subscription.value && (
        <p>{tSubscriptions('alertAbout', { about: subscription.value.about || tSubscriptions('allJobs') })}</p>
      )}
      <SettingsForm
        list={list}
        values={returnedForm?.values ?? toValues(subscription.value)}
        problems={returnedForm?.problems ?? {}}
        mailLanguage={await readMailLanguage(locale)}
      />
      <p className={keyStyles.leave}>
        <a href={leaveHref}>{t('leave')}</a>
      </p>
    </KeyView>
  )
}

function toValues({ email: _, ...settings }: OwnSubscription): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, Array.isArray(value) ? value : [value]]),
  )
}
