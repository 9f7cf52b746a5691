import { useTranslations } from 'next-intl'
import formStyles from '@/components/form/form.module.css'
import { SubmitButton } from '@/components/ui/submit-button'
import type { OrganizationConfirmation } from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { EntryValueList } from './entry-value-list'

interface EntryConfirmationProps {
  /** The entry to confirm; null if the link is invalid or the entry could not be loaded. */
  confirmation: OrganizationConfirmation | null
  /** True if the link may be valid although the entry could not be loaded. */
  isKnown: boolean
  /** True if the form was submitted and the confirmation failed. */
  hasFailed: boolean
  /** The address of the form to propose changes. */
  formHref: string
  locale: Locale
}

/**
 * The entry that a mail asks to check, with a button to confirm it. The form is submitted to its
 * own page, so that it works without JavaScript.
 */
export function EntryConfirmation({ confirmation, isKnown, hasFailed, formHref, locale }: EntryConfirmationProps) {
  const t = useTranslations('account.organization.mailed')
  const formLink = <PageLink href={formHref}>{t('toForm')}</PageLink>
  if (confirmation === null) {
    return (
      <div className={formStyles.notice} role="alert">
        <p>{t(isKnown ? 'unreadable' : 'invalid')}</p>
        <p>{formLink}</p>
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
      <EntryValueList values={organization.values} logos={organization.logos} locale={locale} />
      {state === 'open' && (
        <form method="post" className={formStyles.form}>
          <p>{t('ask')}</p>
          <input type="hidden" name="revision" value={organization.revision} />
          <SubmitButton isSending={false} worksWithoutScript>
            {t('submit')}
          </SubmitButton>
        </form>
      )}
      <p>
        {t('somethingElse')} {formLink}
      </p>
    </>
  )
}
