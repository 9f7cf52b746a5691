import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Button, getButtonClass } from '@/components/ui/button'
import { createPartOnDemand } from '@/components/ui/part-on-demand'
import type { PreviewType } from '@/lib/contract/pages/preview-link'
import { PageLink } from '@/lib/i18n/page-link'
import { formatDateTime } from '@/lib/time-in-words'
import { useAdministration } from '../administration-context'
import type { AdministeredRecord } from '../calls'
import styles from '../form/form.module.css'
import { AddToNewsletter } from '../newsletter/add-to-newsletter'
import type { RecordTypeView } from '../record-type'
import { toTitleText } from '../title-text'
import { ScreenHead } from '../ui/screen-head'
import { RecordState } from './record-state'

const PreviewLinks = createPartOnDemand(() =>
  import('@/features/editor/preview-links/preview-links-dialog').then((module) => module.PreviewLinksDialog),
)

/** Returns the kind of draft for preview links of a record; null if it has none. */
function getDraftType({ isPage, contract }: RecordTypeView): PreviewType | null {
  if (contract.name === 'newsletter-issues') return 'newsletter-issue'
  // The office shares press releases, which it may only read.
  return isPage || contract.name === 'press-releases' ? 'page' : null
}

interface RecordHeadProps {
  view: RecordTypeView
  record: AdministeredRecord
  backLink: ReactNode
  isHistoryOpen: boolean
  onToggleHistory: () => void
}

/** The title of a record, with its public address, its last change and its state. */
export function RecordHead({ view, record, backLink, isHistoryOpen, onToggleHistory }: RecordHeadProps) {
  const t = useTranslations('administration.form')
  const tLinks = useTranslations('editor.previewLinks')
  const { locale, user } = useAdministration()
  const [isSharing, setSharing] = useState(false)
  const { id, url, changed_at, changed_by } = record
  const draftType = getDraftType(view)
  const title = toTitleText(view, record.title, locale)
  return (
    <>
      <ScreenHead title={title || `${view.name.one[locale]} ${id}`} backLink={backLink}>
        {url && (
          <PageLink href={url} className={getButtonClass('secondary')} target="_blank">
            {t('visit')}
          </PageLink>
        )}
        {view.isPage && url && user.role !== 'office' && (
          <PageLink href={`${url}?edit`} className={getButtonClass('secondary')} data-document="">
            {t('editPage')}
          </PageLink>
        )}
        {draftType && <Button onClick={() => setSharing(true)}>{tLinks('open')}</Button>}
        <AddToNewsletter type={view.contract.name} record={record} />
        {view.can.change && (
          <Button aria-expanded={isHistoryOpen} onClick={onToggleHistory}>
            {t('history')}
          </Button>
        )}
      </ScreenHead>
      {changed_at && (
        <p className={styles.changed}>
          {t('changed', { time: formatDateTime(new Date(changed_at), locale), by: changed_by ?? '–' })}
        </p>
      )}
      <RecordState view={view} row={record.row} />
      {isSharing && draftType && (
        <PreviewLinks draft={{ type: draftType, id }} locale={locale} onClose={() => setSharing(false)} />
      )}
    </>
  )
}
