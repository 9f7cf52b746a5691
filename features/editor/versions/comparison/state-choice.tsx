import { useTranslations } from 'next-intl'
import { Field } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
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
    const name = t('version', { number: version.number })
    return {
      value: String(version.id),
      label: [name, formatFacts(version), version.note].filter(Boolean).join(' · '),
    }
  })
  // The selected version may be older than the loaded list.
  const addSelectedOption = (value: string) =>
    value === workingCopy || options.some((option) => option.value === value)
      ? options
      : [...options, { value, label: getName(value) }]

  return (
    <ToolDisclosure label={t('what', { from: getName(states.from), to: getName(states.to) })}>
      <div className={`${styles.panel} ${styles.form}`}>
        <Field id="compare-from" label={t('from')}>
          {(control) => (
            <select
              {...control}
              className={formStyles.input}
              value={states.from}
              onChange={(event) => onChoose({ ...states, from: event.target.value })}
            >
              {addSelectedOption(states.from).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id="compare-to" label={t('to')}>
          {(control) => (
            <select
              {...control}
              className={formStyles.input}
              value={states.to}
              onChange={(event) => onChoose({ ...states, to: event.target.value })}
            >
              <option value={workingCopy}>{t('workingCopy')}</option>
              {addSelectedOption(states.to).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </ToolDisclosure>
  )
}
