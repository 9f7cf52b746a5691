import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { type Locale, languageTags } from '@/lib/contract/common/locale'
import { toDisplayedProblems } from '../displayed-problems'
import { type DraftState, isAutosaved } from '../draft-state'
import { useJobFormContext } from '../use-job-form'
import styles from './job-form.module.css'

/** The state of saving. After a failure, a button offers the next step. */
export function SaveState({ onOpenConflict }: { onOpenConflict: () => void }) {
  const t = useTranslations('jobs.form')
  const { draft, state, locale } = useJobFormContext()
  const words = useSaveWords(state, locale)
  const { status } = state
  const retryButton = { unreached: t('saving.again'), login: t('saving.logIn'), refused: t('saving.again') } as const
  return (
    <div className={styles.state} data-status={status}>
      <p role="status">{words}</p>
      {status in retryButton && (
        <Button onClick={() => void draft.save(true)}>{retryButton[status as keyof typeof retryButton]}</Button>
      )}
      {status === 'changed' && !isAutosaved(state.job) && (
        <Button onClick={() => void draft.save(true)}>{t('check.save')}</Button>
      )}
      {status === 'conflict' && <Button onClick={onOpenConflict}>{t('saving.choose')}</Button>}
      {status === 'gone' && <Button onClick={() => void draft.saveAsNew()}>{t('saving.asNew')}</Button>}
    </div>
  )
}

function useSaveWords({ status, savedAt, job, failure, problems }: DraftState, locale: Locale): string {
  const t = useTranslations('jobs.form')
  if (status === 'saved') {
    if (savedAt) return t('saving.saved', { time: formatClock(savedAt, locale) })
    return job ? t('saving.stored') : t('saving.fresh')
  }
  if (status === 'incomplete') {
    const fields = toDisplayedProblems(problems).flatMap(({ field }) => (field ? t(`fields.${field}`) : []))
    return t('saving.incomplete', { fields: fields.join(', ') })
  }
  if (status === 'refused') {
    const reason = Object.values(failure?.fields ?? {}).flat()[0] ?? failure?.detail
    return t('saving.refused', { reason: reason ?? t('saving.refusedUnknown') })
  }
  return t(`saving.${status}`)
}

function formatClock(time: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTags[locale], { timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(time)
}
