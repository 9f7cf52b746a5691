import { useTranslations } from 'next-intl'
import { CheckField } from '@/components/form/check-field'
import { FieldGroup } from '@/components/form/field-group'
import type { Locale } from '@/lib/contract/common/locale'
import type { JobTeam } from '@/lib/contract/jobs/job-teams'
import { formatDate } from '@/lib/time-in-words'

interface RevokedKeysFieldProps {
  keys: JobTeam['keys']
  locale: Locale
  selectedIds: readonly number[]
  onChange: (ids: number[]) => void
}

/** Lets the user select API keys of the team that are revoked when the password is changed. */
export function RevokedKeysField({ keys, locale, selectedIds, onChange }: RevokedKeysFieldProps) {
  const t = useTranslations('account.passwordChange.keys')
  const select = (id: number, isSelected: boolean) =>
    onChange(isSelected ? [...selectedIds, id] : selectedIds.filter((selectedId) => selectedId !== id))
  return (
    <FieldGroup id="password-change-keys" label={t('label')} hint={t('hint')}>
      {keys.map(({ id, name, prefix, created_at, created_by, last_used_on }) => (
        <CheckField
          key={id}
          id={`password-change-key-${id}`}
          hint={[
            t('made', { day: formatDate(created_at, locale), name: created_by || t('somebody') }),
            last_used_on ? t('used', { day: formatDate(last_used_on, locale) }) : t('unused'),
          ].join(', ')}
          input={{
            checked: selectedIds.includes(id),
            onChange: ({ target }) => select(id, target.checked),
          }}
        >
          {t('end', { name, prefix })}
        </CheckField>
      ))}
    </FieldGroup>
  )
}
