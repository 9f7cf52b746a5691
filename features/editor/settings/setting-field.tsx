import { useTranslations } from 'next-intl'
import type { KeyboardEvent } from 'react'
import { CheckField } from '@/components/form/check-field'
import { ChoiceField } from '@/components/form/choice-field'
import { Field } from '@/components/form/field'
import { FieldGroup } from '@/components/form/field-group'
import formStyles from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import { PanelDetails } from '@/features/pictures/details/panel-details'
import { PictureField } from '@/features/pictures/picture-field'
import { userGroups } from '@/lib/contract/accounts/account'
import type { Locale } from '@/lib/contract/common/locale'
import type { Image } from '@/lib/contract/media/image'
import { type SettingField as Description, toSettingId } from './setting-fields'
import type { SettingsForm } from './use-settings-form'

export interface SettingFieldProps {
  field: Description
  form: SettingsForm
  locale: Locale
}

/** The form field of a setting, with label, hint, length limit and error. */
export function SettingField({ field, form, locale }: SettingFieldProps) {
  const t = useTranslations('editor.settings')
  const { kind, name } = field
  const commonProps = { id: toSettingId(name), error: form.getError(name) }
  const label = field.isShared ? t('shared', { label: t(`labels.${name}`) }) : t(`labels.${name}`)

  switch (kind) {
    case 'line':
    case 'lines':
    case 'address': {
      const { maxLength, recommendedLength, isRequired } = field
      const length = String(form.values[name] ?? '').trim().length
      const hint = [
        t(`hints.${name}`),
        recommendedLength && t('best', { best: recommendedLength }),
        t('length', { length, longest: maxLength }),
      ]
      const text = { ...commonProps, label, hint: hint.filter(Boolean).join(' '), isRequired }
      if (kind === 'lines') {
        return (
          <Field {...text}>
            {(control) => <textarea {...form.register(name)} {...control} rows={3} className={formStyles.input} />}
          </Field>
        )
      }
      const isAddress = kind === 'address'
      const input = {
        ...form.register(name, isAddress ? 'blur' : 'change'),
        autoComplete: 'off',
        spellCheck: !isAddress,
        onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && form.commit(name),
      }
      return <TextField {...text} input={input} />
    }
    case 'choice': {
      const choices = field.choices.map((value) => ({ value, label: t(`choices.${value}`) }))
      return <ChoiceField {...commonProps} label={label} choices={choices} input={form.register(name)} />
    }
    case 'flag':
      // A backend without the setting sends no value.
      if (form.values[name] === undefined) return null
      return (
        <CheckField {...commonProps} input={form.register(name)}>
          {label}
        </CheckField>
      )
    case 'groups': {
      const groups = form.values[name]
      // A backend without groups sends no value.
      if (!Array.isArray(groups)) return null
      return (
        <GroupsField
          {...commonProps}
          label={label}
          value={groups}
          onChange={(value) => form.setAndCommit(name, value)}
        />
      )
    }
    case 'picture':
      return (
        <PictureField
          panel={PanelDetails}
          {...commonProps}
          label={label}
          value={toPicture(form.values[name])}
          onChange={(picture) => form.setAndCommit(name, picture)}
          locale={locale}
        />
      )
  }
}

function toPicture(value: unknown): Image | null {
  return typeof value === 'object' ? (value as Image | null) : null
}

interface GroupsFieldProps {
  id: string
  label: string
  error?: string | undefined
  value: readonly string[]
  onChange: (groups: string[]) => void
}

const groupKeys = { Mitglied: 'members', Jobbörse: 'jobs', 'Mitglied + Jobbörse': 'both' } as const

/**
 * Checkboxes for the user groups that may see a page. If none is selected, the whole audience of
 * the page may see it.
 */
function GroupsField({ id, label, error, value, onChange }: GroupsFieldProps) {
  const t = useTranslations('editor.settings.userGroups')
  const toggleGroup = (group: string, isOn: boolean) =>
    userGroups.filter((name) => (name === group ? isOn : value.includes(name)))
  return (
    <FieldGroup id={id} label={label} error={error} hint={t('hint')}>
      {userGroups.map((group) => (
        <div key={group} className={formStyles.check}>
          <input
            id={`${id}-${groupKeys[group]}`}
            type="checkbox"
            checked={value.includes(group)}
            onChange={({ target }) => onChange(toggleGroup(group, target.checked))}
          />
          <label htmlFor={`${id}-${groupKeys[group]}`}>{t(groupKeys[group])}</label>
        </div>
      ))}
    </FieldGroup>
  )
}
