import { getTranslations } from 'next-intl/server'
import {
  ExpiredKey,
  type KeyPageProps,
  KeyView,
  keyMetadata,
  parseKeyAddress,
} from '@/app/[locale]/subscription/[list]/subscription-key-page'
import styles from '@/components/form/form.module.css'
import { SubmitButton } from '@/components/ui/submit-button'
import { findReturnedForm } from '@/lib/render-context'

export const generateMetadata = keyMetadata('unsubscribe')

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
      {address.key === '' || findReturnedForm() ? (
        <ExpiredKey {...address} />
      ) : (
        <form method="post" className={styles.form}>
          <p>
            {t(`ask.${address.list}`)} {t('hint')}
          </p>
          <SubmitButton isSending={false} worksWithoutScript>
            {t('submit')}
          </SubmitButton>
        </form>
      )}
    </KeyView>
  )
}
