import { useTranslations } from 'next-intl'
import { pressReleaseRecords } from '@/lib/contract/administration/articles'
import { hiddenReleaseProblem } from '@/lib/contract/administration/press-dispatch'
import { timeInWords } from '@/lib/time-in-words'
import { useAdministration } from '../administration-context'
import formStyles from '../form/form.module.css'
import type { RecordPanelProps } from '../record-type'
import { DispatchNumbers } from './dispatch-numbers'
import styles from './issue-panel.module.css'

/** The state of a press release's dispatch with its numbers. */
export function PressPanel({ record }: RecordPanelProps) {
  const t = useTranslations('administration.newsletter')
  const { locale } = useAdministration()
  const { dispatch } = pressReleaseRecords.row.parse(record.row)
  if (!dispatch) return null
  const { state, planned_at, is_embargoed, problem } = dispatch
  const stateName = state === 'planned' && is_embargoed ? 'embargoed' : state
  const time = timeInWords(new Date(planned_at), locale)
  return (
    <section className={`${formStyles.group} ${styles.panel}`} aria-labelledby="press-dispatch">
      <h2 id="press-dispatch">{t('press.title')}</h2>
      <p>{t(`press.states.${stateName}`, { time })}</p>
      {problem !== null && (
        <p role="alert">{problem === hiddenReleaseProblem ? t('press.hidden') : t('problem', { problem })}</p>
      )}
      {state !== 'planned' && <DispatchNumbers numbers={dispatch} />}
    </section>
  )
}
