import { useTranslations } from 'next-intl'
import { useFieldArray } from 'react-hook-form'
import styles from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import type { ProposalFormFields } from '../use-proposal-form-fields'
import entryStyles from './own-organization.module.css'

/** The fields for the stages of an organization. */
export function StageRows({ fields: { control, register, field } }: { fields: ProposalFormFields }) {
  const t = useTranslations('account.organization')
  const stages = useFieldArray({ control, name: 'stages' })
  return (
    <fieldset className={entryStyles.group}>
      <legend>{t('fields.stages')}</legend>
      {stages.fields.map((stage, index) => (
        <fieldset key={stage.id} className={entryStyles.row}>
          <legend>{`${t('rows.stages')} ${index + 1}`}</legend>
          <TextField
            {...field(`stages.${index}.name`, t('parts.name'))}
            isRequired
            input={register(`stages.${index}.name`)}
          />
          <div className={styles.row}>
            <TextField
              {...field(`stages.${index}.seats`, t('parts.seats'))}
              input={{
                ...register(`stages.${index}.seats`, { setValueAs: parseSeats }),
                inputMode: 'numeric',
              }}
            />
            <TextField
              {...field(`stages.${index}.address`, t('parts.address'))}
              input={register(`stages.${index}.address`)}
            />
          </div>
          <Button onClick={() => stages.remove(index)}>
            {t('removeRow', { row: `${t('rows.stages')} ${index + 1}` })}
          </Button>
        </fieldset>
      ))}
      <Button onClick={() => stages.append({ name: '', seats: null, address: '' })}>{t('addStage')}</Button>
    </fieldset>
  )
}

/** Converts the entered number of seats. The schema rejects text that is not a number. */
function parseSeats(text: unknown): unknown {
  if (text === '' || text === null) return null
  return typeof text === 'string' ? Number(text) : text
}
