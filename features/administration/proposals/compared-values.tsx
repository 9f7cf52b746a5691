import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useAdministration } from '../administration-context'
import { isSameValue } from '../form/changed-values'
import formStyles from '../form/form.module.css'
import { entryControls } from '../records/proposals'
import type { AdministeredProposal, Change } from './decisions'
import styles from './proposals.module.css'
import { ProposedValue } from './proposed-value'

interface ComparedValuesProps {
  change: Change
  logos: AdministeredProposal['logos']
  /** True if the proposal is open. The current value of the entry is then shown, too. */
  isOpen: boolean
  /** The inputs of the decision, or its outcome. */
  children: ReactNode
}

/**
 * A field that a proposal changes: the value that the author saw, the proposed value, and the
 * current value.
 */
export function ComparedValues({ change, logos, isOpen, children }: ComparedValuesProps) {
  const t = useTranslations('administration.proposals')
  const { locale } = useAdministration()
  const field = entryControls[change.field]
  if (!field) return null
  const versions = isOpen ? (['from', 'to', 'current'] as const) : (['from', 'to'] as const)
  return (
    <li className={formStyles.group}>
      <h3>{field.label[locale]}</h3>
      {isOpen && change.is_conflict && <p className={styles.conflict}>{t('conflict')}</p>}
      <dl className={styles.versions}>
        {versions.map((version) => (
          <div key={version} data-version={version}>
            <dt>{t(`versions.${version}`)}</dt>
            <dd>
              {version === 'current' && isSameValue(change.current, change.from) ? (
                t('unchanged')
              ) : (
                <ProposedValue field={field} logos={logos} value={change[version]} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </li>
  )
}
