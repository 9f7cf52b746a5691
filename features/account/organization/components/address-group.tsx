import { useTranslations } from 'next-intl'
import styles from '@/components/form/form.module.css'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { countryCodes } from '@/lib/contract/common/countries'
import type { Locale } from '@/lib/contract/common/locale'
import { regionTitles } from '@/lib/contract/common/region'
import { formatCountry } from '../use-entry-formatter'
import type { ProposalFormFields } from '../use-proposal-form-fields'
import entryStyles from './own-organization.module.css'

export interface AddressGroupProps {
  /** The current country, which can be chosen even if it is missing in the list. */
  country: string
  locale: Locale
  fields: ProposalFormFields
}

/** The fields for the postal address of an organization. */
export function AddressGroup({ country, locale, fields: { register, field } }: AddressGroupProps) {
  const t = useTranslations('account.organization')
  return (
    <fieldset className={entryStyles.group}>
      <legend>{t('groups.address')}</legend>
      <TextField {...field('street')} input={register('street')} />
      <div className={styles.row}>
        <TextField {...field('zip')} input={register('zip')} />
        <TextField {...field('place')} input={register('place')} />
      </div>
      <div className={styles.row}>
        <SelectField
          {...field('region')}
          emptyLabel={t('noRegion')}
          choices={Object.entries(regionTitles).map(([value, names]) => ({ value, name: names[locale] }))}
          input={register('region', { setValueAs: (value: unknown) => value || null })}
        />
        <SelectField
          {...field('country')}
          choices={[...new Set([...countryCodes, country])].map((value) => ({
            value,
            name: formatCountry(value, locale),
          }))}
          input={register('country')}
        />
      </div>
    </fieldset>
  )
}
