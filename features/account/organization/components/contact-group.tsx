import { useTranslations } from 'next-intl'
import { TextField } from '@/components/form/text-field'
import type { ProposalFormFields } from '../use-proposal-form-fields'
import entryStyles from './own-organization.module.css'

/** The fields for the contact data of an organization. */
export function ContactGroup({ fields: { register, field } }: { fields: ProposalFormFields }) {
  const t = useTranslations('account.organization')
  return (
    <fieldset className={entryStyles.group}>
      <legend>{t('groups.contact')}</legend>
      <TextField {...field('phone')} input={{ ...register('phone'), type: 'tel' }} />
      <TextField {...field('email')} input={{ ...register('email'), type: 'email' }} />
      <TextField
        {...field('website')}
        hint={t('websiteHint')}
        input={{ ...register('website'), type: 'url', inputMode: 'url' }}
      />
    </fieldset>
  )
}
