import { useTranslations } from 'next-intl'
import { proposalRecords } from '@/lib/contract/administration/proposals'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'
import { PageLink } from '@/lib/i18n/page-link'
import { formatDateTime } from '@/lib/time-in-words'
import { useAdministration } from '../administration-context'
import type { RecordPanelProps } from '../record-type'
import { entryControls } from '../records/proposals'
import { ComparedValues } from './compared-values'
import { DecisionForm } from './decision-form'
import type { AdministeredProposal, Change } from './decisions'
import styles from './proposals.module.css'
import { ProposedValue } from './proposed-value'

/** The changes of a proposal: with choices while it is open, later with their outcomes. */
export function ProposalPanel({ record, onDone }: RecordPanelProps) {
  const t = useTranslations('administration.proposals')
  const { locale } = useAdministration()
  const proposal = proposalRecords.values.parse(record.values)
  const { organization, by, state, proposed_at, decided_at, decided_by, changes, logos } = proposal
  const formatTime = (time: string) => formatDateTime(new Date(time), locale)
  return (
    <section className={styles.panel} aria-labelledby="proposed-changes">
      <h2 id="proposed-changes">{t('title')}</h2>
      <p>
        {t('proposed', { time: formatTime(proposed_at), name: by?.title ?? t('goneAccount') })}{' '}
        {state !== 'waiting' && decided_at && (
          <strong>{t(state, { time: formatTime(decided_at), name: decided_by ?? t('goneAccount') })}</strong>
        )}
      </p>
      <p>
        <PageLink href={toAdministrationAddress(locale, 'organizations', organization.id)}>{t('entry')}</PageLink>
      </p>
      {state === 'waiting' ? (
        <DecisionForm id={record.id} proposal={proposal} onDone={onDone} />
      ) : (
        <ul className={styles.changes}>
          {changes.map((change) => (
            <ComparedValues key={change.field} change={change} logos={logos} isOpen={false}>
              <OutcomeText change={change} logos={logos} />
            </ComparedValues>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The outcome of a change. Renders nothing as long as there is none. */
function OutcomeText({ change: { field, outcome }, logos }: { change: Change; logos: AdministeredProposal['logos'] }) {
  const t = useTranslations('administration.proposals')
  const control = entryControls[field]
  if (!outcome || !control) return null
  return (
    <div className={styles.outcome}>
      <strong>{t(`outcomes.${outcome.outcome}`)}</strong>
      {outcome.outcome === 'changed' && (
        <>
          {': '}
          <ProposedValue field={control} value={outcome.value} logos={logos} />
        </>
      )}
      {outcome.outcome === 'refused' && `: ${outcome.reason}`}
    </div>
  )
}
