import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { FieldGroup } from '@/components/form/field-group'
import { Button } from '@/components/ui/button'
import type { GroupInputProps } from '../field-input-props'
import styles from '../form.module.css'
import { DayInput } from './day-input'

/** The input for several days. If a time is stored, its day is shown. */
export function DaysInput({ id, value, onChange, ...groupProps }: GroupInputProps) {
  const t = useTranslations('administration.form')
  const days = z.array(z.string()).safeParse(value).data ?? []
  return (
    <FieldGroup id={`${id}-add`} {...groupProps}>
      {days.map((day, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: days have no id while typed.
        <div key={index} className={styles.line}>
          <DayInput
            id={`${id}-${index}`}
            label={t('number', { number: index + 1 })}
            error={undefined}
            isTime={false}
            value={day}
            onChange={(newDay) => onChange(days.with(index, newDay ?? ''))}
          />
          <Button onClick={() => onChange(days.toSpliced(index, 1))}>{t('remove')}</Button>
        </div>
      ))}
      <div>
        <Button id={`${id}-add`} onClick={() => onChange([...days, ''])}>
          {t('add')}
        </Button>
      </div>
    </FieldGroup>
  )
}
