import { useTranslations } from 'next-intl'
import { FieldGroup } from '@/components/form/field-group'
import formStyles from '@/components/form/form.module.css'
import { userGroups } from '@/lib/contract/accounts/account'

export interface GroupsFieldProps {
  id: string
  label: string
  error?: string | undefined
  value: readonly string[]
  onChange: (groups: string[]) => void
}

const names = { Mitglied: 'members', Jobbörse: 'jobs', 'Mitglied + Jobbörse': 'both' } as const

/**
 * Checkboxes for the user groups that may see a page. If none is selected, the whole audience of
 * the page may see it.
 */
export function GroupsField({ id, label, error, value, onChange }: GroupsFieldProps) {
  const t = useTranslations('editor.settings.userGroups')
  const toggleGroup = (group: string, isOn: boolean) =>
    userGroups.filter((name) => (name === group ? isOn : value.includes(name)))
  return (
    <FieldGroup id={id} label={label} error={error} hint={t('hint')}>
      {userGroups.map((group) => (
        <div key={group} className={formStyles.check}>
          <input
            id={`${id}-${names[group]}`}
            type="checkbox"
            checked={value.includes(group)}
            onChange={({ target }) => onChange(toggleGroup(group, target.checked))}
          />
          <label htmlFor={`${id}-${names[group]}`}>{t(names[group])}</label>
        </div>
      ))}
    </FieldGroup>
  )
}
