import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import { pressReleaseRecords } from '@/lib/contract/administration/articles'
import { hiddenReleaseProblem } from '@/lib/contract/administration/press-dispatch'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { timeInWords } from '@/lib/time-in-words'
import { useAdministration } from '../administration-context'
import formStyles from '../form/form.module.css'
import type { RecordPanelProps } from '../record-type'
import { DispatchNumbers } from './dispatch-numbers'
import styles from './issue-panel.module.css'
import { MailPreviews } from './mail-previews'
import { UnconfirmedNotice } from './unconfirmed-notice'

/** The state of a press release's dispatch with its numbers, and previews of its mail. */
export function PressPanel({ record }: RecordPanelProps) {
  const t = useTranslations('administration.newsletter')
  const { locale } = useAdministration()
  const { dispatch, state: pageStates } = pressReleaseRecords.row.parse(record.row)
  if (dispatch === undefined) return null
  const languages = locales.filter((language) => pageStates[language] !== null)
  return (
    <section className={`${formStyles.group} ${styles.panel}`} aria-labelledby="press-dispatch">
      <h2 id="press-dispatch">{t('press.title')}</h2>
      {dispatch && <DispatchState dispatch={dispatch} locale={locale} />}
      <MailPreviews
        type="press-releases"
        record={record}
        languages={languages}
        isChecked={dispatch === null || dispatch.state === 'planned'}
      />
    </section>
  )
}

interface DispatchStateProps {
  dispatch: NonNullable<z.output<typeof pressReleaseRecords.row>['dispatch']>
  locale: Locale
}

function DispatchState({ dispatch, locale }: DispatchStateProps) {
  const t = useTranslations('administration.newsletter')
  const { state, planned_at, planned_by, unconfirmed, is_embargoed, problem } = dispatch
  const stateName = state === 'planned' && is_embargoed ? 'embargoed' : state
  const time = timeInWords(new Date(planned_at), locale)
  return (
    <>
      <p>{t(`press.states.${stateName}`, { time })}</p>
      {unconfirmed && <UnconfirmedNotice planner={planned_by} />}
      {problem !== null && (
        <p role="alert">{problem === hiddenReleaseProblem ? t('press.hidden') : t('problem', { problem })}</p>
      )}
      {state !== 'planned' && <DispatchNumbers numbers={dispatch} />}
    </>
  )
}
