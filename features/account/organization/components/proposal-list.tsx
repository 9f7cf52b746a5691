import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Proposal } from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'
import type { Image } from '@/lib/contract/media/image'
import { formatDate } from '@/lib/time-in-words'
import { EntryValue } from './entry-value'
import styles from './own-organization.module.css'

interface ProposalListProps {
  proposals: readonly Proposal[]
  logos: readonly Image[]
  locale: Locale
  isWithdrawing: boolean
  onWithdraw: (revision: number) => void
}

/** The proposals for an entry and the decisions about them. */
export function ProposalList({ proposals, logos, locale, isWithdrawing, onWithdraw }: ProposalListProps) {
  const t = useTranslations('account.organization')
  return (
    <ul className={styles.proposals}>
      {proposals.map(({ id, state, revision, by, is_own, proposed_at, changes }) => (
        <li key={id} className={styles.proposal}>
          <p>
            <strong>{t(`states.${state}`)}</strong>{' '}
            {t('proposedBy', {
              day: formatDate(proposed_at.slice(0, 10), locale),
              name: by ?? t('somebody'),
            })}
          </p>
          <dl className={styles.facts}>
            {changes.map(({ field, from, to, outcome }) => (
              <div key={field}>
                <dt>{t(`fields.${field}`)}</dt>
                <dd>
                  <del>
                    <span className="visually-hidden">{t('before')} </span>
                    <EntryValue field={field} logos={logos} locale={locale} value={from} />
                  </del>
                  <ins>
                    <span className="visually-hidden">{t('after')} </span>
                    <EntryValue field={field} logos={logos} locale={locale} value={to} />
                  </ins>
                  {outcome && <strong>{t(`outcomes.${outcome.outcome}`)}</strong>}
                  {outcome?.outcome === 'changed' && (
                    <EntryValue field={field} logos={logos} locale={locale} value={outcome.value} />
                  )}
                  {outcome?.outcome === 'refused' && <span>{outcome.reason}</span>}
                </dd>
              </div>
            ))}
          </dl>
          {is_own && state === 'waiting' && (
            <Button isDisabled={isWithdrawing} onClick={() => onWithdraw(revision)}>
              {t('withdraw')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
