import { getTranslations } from 'next-intl/server'
import {
  createKeyMetadata,
  KeyForm,
  type KeyPageProps,
  KeyView,
  parseKeyAddress,
} from '@/app/[locale]/subscription/[list]/subscription-key-page'

export const generateMetadata = createKeyMetadata('confirm')

/** The page that confirms a subscription. It requires a click, because mail scanners open links. */
export default async function ConfirmSubscriptionPage(props: KeyPageProps) {
  const address = await parseKeyAddress(props)
  const t = await getTranslations({ locale: address.locale, namespace: 'subscriptions.confirm' })
  return (
    <KeyView address={address} page="confirm">
      <KeyForm address={address} page="confirm" submitText={t('submit')}>
        {t(`ask.${address.list}`)}
      </KeyForm>
    </KeyView>
  )
}
