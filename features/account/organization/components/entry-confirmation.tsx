import { useTranslations } from 'next-intl'
import formStyles from '@/components/form/form.module.css'
import { SubmitButton } from '@/components/ui/submit-button'
import type { OrganizationConfirmation } from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { EntryFacts } from './entry-facts'

interface EntryConfirmationProps {
  /** Null where there is none to show. */
  confirmation: OrganizationConfirmation | null
  /** Whether the link may be good, though nothing can be shown. */
  isKnown: boolean
  /** Whether a click on this page came to nothing. */
  hasFailed: boolean
  /** Where changes are proposed. */
  formHref: string
  locale: Locale
}

/** An entry that a mail asked about, and one button that confirms it: a form of the page's own address, with scripts or without. */
export function EntryConfirmation({
  confirmation,
  isKnown,
  hasFailed,
  formHref,
  locale,
}: EntryConfirmationProps) {
  const t = useTranslations('account.organization.mailed')
  const toForm = <PageLink href={formHref}>{t('toForm')}</PageLink>
  if (confirmation === null) {
    return (
      <div className={formStyles.notice} role="alert">
        <p>{t(isKnown ? 'unreadable' : 'invalid')}</p>
        <p>{toForm}</p>
      </div>
    )
  }
  const { state, organization } = confirmation
  return (
    <>
      {state !== 'open' && (
        <div className={formStyles.notice} role="status">
          <p>{t(state)}</p>
        </div>
      )}
      {state === 'open' && hasFailed && (
        <div className={formStyles.notice} role="alert">
          <p>{t('failed')}</p>
        </div>
      )}
      <h2>{organization.title}</h2>
      <EntryFacts values={organization.values} logos={organization.logos} locale={locale} />
      {state === 'open' && (
        <form method="post" className={formStyles.form}>
          <p>{t('ask')}</p>
          <input type="hidden" name="revision" value={organization.revision} />
          <SubmitButton isSending={false} worksAlone>
            {t('submit')}
          </SubmitButton>
        </form>
      )}
      <p>
        {t('somethingElse')} {toForm}
      </p>
    </>
  )
}
