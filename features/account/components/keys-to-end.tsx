import { useTranslations } from 'next-intl'
import { CheckField } from '@/components/form/check-field'
import { FieldGroup } from '@/components/form/field-group'
import type { Locale } from '@/lib/contract/common/locale'
import type { JobTeam } from '@/lib/contract/jobs/job-teams'
import { dayInWords } from '@/lib/time-in-words'

interface KeysToEndProps {
  keys: JobTeam['keys']
  locale: Locale
  /** The ids of the selected keys. */
  chosen: readonly number[]
  onChange: (selectedIds: number[]) => void
}

/** The team's API keys, with a choice of those to revoke together with the old password. */
export function KeysToEnd({ keys, locale, chosen, onChange }: KeysToEndProps) {
  const t = useTranslations('account.passwordChange.keys')
  const select = (id: number, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((selectedId) => selectedId !== id))
  return (
    <FieldGroup id="password-change-keys" label={t('label')} hint={t('hint')}>
      {keys.map(({ id, name, prefix, created_at, created_by, last_used_on }) => (
        <CheckField
          key={id}
          id={`password-change-key-${id}`}
          hint={[
            t('made', { day: dayInWords(created_at, locale), name: created_by || t('somebody') }),
            last_used_on ? t('used', { day: dayInWords(last_used_on, locale) }) : t('unused'),
          ].join(', ')}
          input={{
            checked: chosen.includes(id),
            onChange: ({ target }) => select(id, target.checked),
          }}
        >
          {t('end', { name, prefix })}
        </CheckField>
      ))}
    </FieldGroup>
  )
}
