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

export const generateMetadata = keyMetadata('confirm')

/** The page that confirms a subscription. It requires a click, because mail scanners open links. */
export default async function ConfirmSubscriptionPage(props: KeyPageProps) {
  const address = await parseKeyAddress(props)
  const t = await getTranslations({ locale: address.locale, namespace: 'subscriptions.confirm' })
  return (
    <KeyView address={address} page="confirm">
      {address.key === '' || findReturnedForm() ? (
        <ExpiredKey {...address} />
      ) : (
        <form method="post" className={styles.form}>
          <p>{t(`ask.${address.list}`)}</p>
          <SubmitButton isSending={false} worksWithoutScript>
            {t('submit')}
          </SubmitButton>
        </form>
      )}
    </KeyView>
  )
}
