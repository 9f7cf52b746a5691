import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/form/select-field'
import { ToolDisclosure } from '@/components/ui/tool-disclosure'
import type { PageVersion } from '@/lib/contract/pages/page-editing'
import styles from '../../toolbar/toolbar.module.css'
import type { ComparedStates } from '../queries'
import { useVersionFacts } from '../use-version-facts'
import { workingCopy } from '../views'

export interface StateChoiceProps {
  versions: readonly PageVersion[]
  states: ComparedStates
  onChoose: (states: ComparedStates) => void
  getName: (state: string) => string
}

/** Selects the two states to compare. */
export function StateChoice({ versions, states, onChoose, getName }: StateChoiceProps) {
  const t = useTranslations('editor.compare')
  const formatFacts = useVersionFacts()
  const options = versions.map((version) => {
    const title = t('version', { number: version.number })
    return {
      value: String(version.id),
      name: [title, formatFacts(version), version.note].filter(Boolean).join(' · '),
    }
  })
  // The selected version may be older than the loaded list.
  const addSelectedOption = (value: string) =>
    value === workingCopy || options.some((option) => option.value === value)
      ? options
      : [...options, { value, name: getName(value) }]

  return (
    <ToolDisclosure label={t('what', { from: getName(states.from), to: getName(states.to) })}>
      <div className={`${styles.panel} ${styles.form}`}>
        <SelectField
          id="compare-from"
          label={t('from')}
          choices={addSelectedOption(states.from)}
          input={{
            value: states.from,
            onChange: ({ currentTarget }) => onChoose({ ...states, from: currentTarget.value }),
          }}
        />
        <SelectField
          id="compare-to"
          label={t('to')}
          choices={[{ value: workingCopy, name: t('workingCopy') }, ...addSelectedOption(states.to)]}
          input={{
            value: states.to,
            onChange: ({ currentTarget }) => onChoose({ ...states, to: currentTarget.value }),
          }}
        />
      </div>
    </ToolDisclosure>
  )
}
