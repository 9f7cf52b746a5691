import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { setFormStatus } from '@/app/frame/form-status'
import { MailedKeyPage, parseMailedKeyAddress, toKeySegments, toMailedKeyMetadata } from '@/app/frame/mailed-key-page'
import styles from '@/app/frame/mailed-key-page.module.css'
import formStyles from '@/components/form/form.module.css'
import { ProblemList } from '@/components/form/problem-list'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFieldTexts } from '@/features/subscriptions/field-texts'
import type { Locale } from '@/lib/contract/common/locale'
import { type MailingList, parseMailingList } from '@/lib/contract/forms/subscription'
import { legalPaths } from '@/lib/contract/site/legal-paths'
import { buildPath } from '@/lib/i18n/paths'
import { findReturnedForm } from '@/lib/render-context'
import type { ReturnedForm } from '@/lib/returned-form'

/** The pages that the mails of a mailing list link to. */
export type KeyPage = 'confirm' | 'settings' | 'unsubscribe'

export interface KeyPageProps {
  params: Promise<{ locale: string; list: string; key?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The parts of the address of a page with a mailed key. */
export interface KeyAddress {
  locale: Locale
  list: MailingList
  /** Empty if the address contains no key. */
  key: string
}

export async function parseKeyAddress({ params }: KeyPageProps): Promise<KeyAddress> {
  const { list } = await params
  return { ...(await parseMailedKeyAddress(params)), list: parseMailingList(list) }
}

/** Creates the `generateMetadata` function for a page with a mailed key. */
export function createKeyMetadata(page: KeyPage) {
  return async (props: KeyPageProps): Promise<Metadata> => {
    const { locale } = await parseKeyAddress(props)
    const t = await getTranslations({ locale, namespace: 'subscriptions' })
    return toMailedKeyMetadata(t(`${page}.title`))
  }
}

export interface KeyViewProps {
  address: KeyAddress
  page: KeyPage
  children: ReactNode
}

/** The layout of a page with a mailed key: name of the mailing list, title and content. */
export async function KeyView({ address: { locale, list, key }, page, children }: KeyViewProps) {
  const t = await getTranslations({ locale, namespace: 'subscriptions' })
  setFormStatus(findReturnedForm())
  return (
    <MailedKeyPage
      locale={locale}
      route={`/subscription/[list]/${page}/[[...key]]`}
      params={{ list, key: toKeySegments(key) }}
      contentAbove={<p className={styles.list}>{t(`${list}.title`)}</p>}
      title={t(`${page}.title`)}
    >
      {children}
    </MailedKeyPage>
  )
}

/**
 * The form that sends the key, or the notice that the key has expired. After a failure that is not
 * due to the key, the form can be sent again.
 */
export function KeyForm({
  address,
  page,
  submitText,
  children,
}: {
  address: KeyAddress
  page: KeyPage
  submitText: string
  children: ReactNode
}) {
  const returnedForm = findReturnedForm()
  if (address.key === '' || (returnedForm && returnedForm.status === undefined)) {
    return <ExpiredKey {...address} page={page} />
  }
  return (
    <form method="post" className={formStyles.form}>
      {returnedForm && <FormProblems problems={returnedForm.problems} />}
      <p>{children}</p>
      <SubmitButton isSending={false} worksWithoutScript>
        {submitText}
      </SubmitButton>
    </form>
  )
}

function FormProblems({ problems }: Pick<ReturnedForm, 'problems'>) {
  const t = useTranslations('forms')
  return <ProblemList title={t('summary')} problems={useFieldTexts('key', problems).summary} />
}

/** The pages on which a visitor can sign up again. */
const signUpRoutes = {
  newsletter: '/newsletter',
  press: '/presseverteiler',
  'job-alerts': '/jobboerse',
} as const satisfies Record<MailingList, string>

/** The content of a page if its key has expired (spec §8). To unsubscribe, it offers a contact. */
export async function ExpiredKey({ locale, list, page }: Pick<KeyAddress, 'locale' | 'list'> & { page: KeyPage }) {
  const t = await getTranslations({ locale, namespace: 'subscriptions' })
  return (
    <div className={formStyles.notice} role="alert">
      <p>{t(`${page}.expired`)}</p>
      <p>
        {page === 'unsubscribe' ? (
          <a href={legalPaths[locale].imprint}>{t('contact')}</a>
        ) : (
          <a href={buildPath(locale, signUpRoutes[list])}>{t('again')}</a>
        )}
      </p>
    </div>
  )
}
