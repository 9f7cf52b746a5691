import { useFormatter, useTranslations } from 'next-intl'
import { Button, getButtonClass } from '@/components/ui/button'
import { visuallyHidden } from '@/components/ui/visually-hidden'
import type { Locale } from '@/lib/contract/common/locale'
import type { BackupEntry, ChecklistEntry, LegalPageEntry, MailEntry, TextsEntry } from '@/lib/contract/site/checklist'
import { legalPaths } from '@/lib/contract/site/legal-paths'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './checklist.module.css'
import { TestMailState } from './test-mail-state'

interface ChecklistEntryProps {
  entry: ChecklistEntry
  locale: Locale
  isBusy: boolean
  onTestMail: () => void
  onDismiss: () => void
}

/** A task of the checklist: state, instruction and link. */
export function ChecklistItem({ entry, locale, isBusy, onTestMail, onDismiss }: ChecklistEntryProps) {
  const t = useTranslations('hub.checklist')
  const title = t(`titles.${entry.name}`)
  return (
    <li data-done={entry.is_done || undefined}>
      <p className={styles.state}>{t(entry.is_done ? 'done' : 'open')}</p>
      <div className={styles.task}>
        <h3>{title}</h3>
        <TaskText entry={entry} />
      </div>
      <div className={styles.tools}>
        <TaskTool entry={entry} locale={locale} isBusy={isBusy} onTestMail={onTestMail} />
        <Button isDisabled={isBusy} onClick={onDismiss}>
          {t.rich('dismiss', { title, hidden: visuallyHidden })}
        </Button>
      </div>
    </li>
  )
}

function TaskText({ entry }: Pick<ChecklistEntryProps, 'entry'>) {
  switch (entry.name) {
    case 'mail':
      return <MailText entry={entry} />
    case 'backup':
      return <BackupText entry={entry} />
    case 'texts':
      return <SiteTextsText entry={entry} />
    default:
      return <LegalPageText entry={entry} />
  }
}

function LegalPageText({ entry: { name, missing, url } }: { entry: LegalPageEntry }) {
  const t = useTranslations('hub.checklist')
  const format = useFormatter()
  const [firstLanguage] = missing
  if (firstLanguage === undefined) return <p>{t('pageDone')}</p>
  const languages = format.list(missing.map((language) => t(`languages.${language}`)))
  const address = legalPaths[firstLanguage][name === 'imprint' ? 'imprint' : 'dataProtection']
  return <p>{url === null ? t('pageAbsent', { address }) : t('pageOpen', { languages })}</p>
}

function SiteTextsText({ entry: { missing } }: { entry: TextsEntry }) {
  const t = useTranslations('hub.checklist')
  const format = useFormatter()
  if (missing.length === 0) return <p>{t('textsDone')}</p>
  return <p>{t('textsOpen', { texts: format.list(missing.map((name) => t(`texts.${name}`))) })}</p>
}

function MailText({ entry: { is_done, has_server, test } }: { entry: MailEntry }) {
  const t = useTranslations('hub.checklist')
  return (
    <>
      {!has_server && <p>{t('mailServerMissing')}</p>}
      {has_server && <p>{t(is_done ? 'mailDone' : 'mailOpen')}</p>}
      <TestMailState test={test} />
    </>
  )
}

function BackupText({ entry: { is_done, last_at } }: { entry: BackupEntry }) {
  const t = useTranslations('hub.checklist')
  const format = useFormatter()
  const lastTimeText = last_at && format.dateTime(new Date(last_at), { dateStyle: 'long', timeStyle: 'short' })
  if (!lastTimeText) return <p>{t('backupNever')}</p>
  return <p>{t(is_done ? 'backupDone' : 'backupOld', { at: lastTimeText })}</p>
}

/** The action of a task. A backup has none, because it is set up on the server. */
function TaskTool({ entry, locale, isBusy, onTestMail }: Omit<ChecklistEntryProps, 'onDismiss'>) {
  const t = useTranslations('hub.checklist')
  if (entry.name === 'backup') return null
  if (entry.name === 'mail') {
    return (
      <>
        {entry.test !== null && entry.test.state !== 'sent' && (
          <PageLink href={toAdministrationAddress(locale, 'outbox')} className={getButtonClass('secondary')}>
            {t('outbox')}
          </PageLink>
        )}
        {entry.has_server && (
          <Button isDisabled={isBusy} onClick={onTestMail}>
            {t('sendTestMail')}
          </Button>
        )}
      </>
    )
  }
  if (entry.name === 'texts') {
    return (
      <PageLink href={toAdministrationAddress(locale, 'settings', 1)} className={getButtonClass('secondary')}>
        {t('settings')}
      </PageLink>
    )
  }
  return entry.url === null ? null : (
    <PageLink href={entry.url} className={getButtonClass('secondary')}>
      {t(`edit.${entry.name}`)}
    </PageLink>
  )
}
