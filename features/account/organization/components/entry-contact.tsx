import { useTranslations } from 'next-intl'
import { TextField } from '@/components/form/text-field'
import type { EntryFields } from '../use-entry-fields'
import own from './own-organization.module.css'

/** How an organization is reached. */
export function EntryContact({ fields: { register, field } }: { fields: EntryFields }) {
  const t = useTranslations('account.organization')
  return (
    <fieldset className={own.group}>
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
