import { useTranslations } from 'next-intl'
import { pressReleaseRecords } from '@/lib/contract/administration/articles'
import { locales } from '@/lib/contract/common/locale'
import { formatDateTime } from '@/lib/time-in-words'
import { useAdministration } from '../administration-context'
import formStyles from '../form/form.module.css'
import type { RecordPanelProps } from '../record-type'
import { pressReleases } from '../records/articles'
import { DispatchState } from './dispatch-state'
import { GuestComments } from './guest-comments'
import styles from './issue-panel.module.css'
import { MailPreviews } from './mail-previews'

/** The state of a press release's dispatch with its numbers, comments and previews of its mail. */
export function PressPanel({ record, onDone }: RecordPanelProps) {
  const t = useTranslations('administration.newsletter')
  const { locale } = useAdministration()
  const { dispatch, state: pageStates, comments = [] } = pressReleaseRecords.row.parse(record.row)
  // Undefined for backends without dispatches, and null if no dispatch is planned.
  if (dispatch === undefined) return null
  const languages = locales.filter((language) => pageStates[language] !== null)
  const hasStarted = dispatch !== null && dispatch.state !== 'planned'
  const isEmbargoed = dispatch?.is_embargoed && !hasStarted
  const stateName = isEmbargoed ? 'embargoed' : (dispatch?.state ?? 'planned')
  return (
    <section className={`${formStyles.group} ${styles.panel}`} aria-labelledby="press-dispatch">
      <h2 id="press-dispatch">{t('press.title')}</h2>
      {dispatch && (
        <DispatchState
          dispatch={dispatch}
          hasStarted={hasStarted}
          stateText={t(`press.states.${stateName}`, {
            time: formatDateTime(new Date(dispatch.planned_at), locale),
          })}
        />
      )}
      <GuestComments view={pressReleases} comments={comments} record={record} onDone={onDone} />
      <MailPreviews type="press-releases" record={record} languages={languages} isEditable={!hasStarted} />
    </section>
  )
}
