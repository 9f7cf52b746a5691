import { useTranslations } from 'next-intl'
import { useFieldArray } from 'react-hook-form'
import styles from '@/components/form/form.module.css'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { locales } from '@/lib/contract/common/locale'
import { organizationRoles } from '@/lib/contract/records/organization-record'
import type { ProposalFormFields } from '../use-proposal-form-fields'
import entryStyles from './own-organization.module.css'

export function PeopleRows({ fields: { control, register, field } }: { fields: ProposalFormFields }) {
  const t = useTranslations('account.organization')
  const people = useFieldArray({ control, name: 'people' })
  return (
    <fieldset className={entryStyles.group}>
      <legend>{t('fields.people')}</legend>
      {people.fields.map((person, index) => (
        <fieldset key={person.id} className={entryStyles.row}>
          <legend>{`${t('rows.people')} ${index + 1}`}</legend>
          <TextField
            {...field(`people.${index}.name`, t('parts.name'))}
            isRequired
            input={register(`people.${index}.name`)}
          />
          <SelectField
            {...field(`people.${index}.role`, t('parts.role'))}
            choices={organizationRoles.map((value) => ({ value, name: t(`roles.${value}`) }))}
            input={register(`people.${index}.role`)}
          />
          <div className={styles.row}>
            {locales.map((language) => (
              <TextField
                key={language}
                {...field(
                  `people.${index}.function.${language}`,
                  `${t('parts.function')} (${t(`languages.${language}`)})`,
                )}
                input={{ ...register(`people.${index}.function.${language}`), lang: language }}
              />
            ))}
          </div>
          <div className={styles.row}>
            <TextField
              {...field(`people.${index}.email`, t('fields.email'))}
              input={{ ...register(`people.${index}.email`), type: 'email' }}
            />
            <TextField
              {...field(`people.${index}.phone`, t('fields.phone'))}
              input={{ ...register(`people.${index}.phone`), type: 'tel' }}
            />
          </div>
          <Button onClick={() => people.remove(index)}>
            {t('removeRow', { row: `${t('rows.people')} ${index + 1}` })}
          </Button>
        </fieldset>
      ))}
      <Button
        onClick={() => people.append({ name: '', role: 'contact', function: { de: '', en: '' }, email: '', phone: '' })}
      >
        {t('addPerson')}
      </Button>
    </fieldset>
  )
}
