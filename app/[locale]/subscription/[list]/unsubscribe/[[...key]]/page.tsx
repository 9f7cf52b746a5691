import { getTranslations } from 'next-intl/server'
import {
  createKeyMetadata,
  KeyForm,
  type KeyPageProps,
  KeyView,
  parseKeyAddress,
} from '@/app/[locale]/subscription/[list]/subscription-key-page'
import styles from '@/components/form/form.module.css'

export const generateMetadata = createKeyMetadata('unsubscribe')

/**
 * The page that ends a subscription after a click. Mail programs send a request of their own
 * instead (RFC 8058).
 */
export default async function UnsubscribePage(props: KeyPageProps) {
  const address = await parseKeyAddress(props)
  const { done } = await props.searchParams
  const t = await getTranslations({ locale: address.locale, namespace: 'subscriptions.unsubscribe' })
  if (done !== undefined) {
    return (
      <KeyView address={address} page="unsubscribe">
        <p className={styles.notice} role="status">
          {t('done')}
        </p>
      </KeyView>
    )
  }
  return (
    <KeyView address={address} page="unsubscribe">
      <KeyForm address={address} page="unsubscribe" submitText={t('submit')}>
        {t(`ask.${address.list}`)} {t('hint')}
      </KeyForm>
    </KeyView>
  )
}
