'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import type { z } from 'zod'
import { CheckField } from '@/components/form/check-field'
import { ChoiceField } from '@/components/form/choice-field'
import styles from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import { call, unparsedResponseSchema } from '@/lib/api/call'
import { profileChangeSchema } from '@/lib/contract/accounts/account'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { useMemberForm } from '../../use-member-form'
import { MemberForm } from '../login/member-form'

type Profile = Required<z.input<typeof profileChangeSchema>>

export interface ProfileFormProps {
  /** The address of PATCH api/users/me/. */
  url: string
  email: string
  profile: Profile
  /** The language of all mails; undefined if users choose one. */
  mailLanguage?: Locale | undefined
}

/**
 * The form of a user's personal data. It sends only the values that the user has changed, because
 * the others may be outdated.
 */
export function ProfileForm({ url, email, profile, mailLanguage }: ProfileFormProps) {
  const t = useTranslations('account.profile')
  const tForms = useTranslations('forms')
  const storedProfile = useRef<Partial<Profile>>(profile)
  const { form, field, frame, sendMutation } = useMemberForm({
    id: 'profile',
    schema: profileChangeSchema,
    labels: {
      salutation: t('salutation'),
      title: t('title'),
      first_name: tForms('firstName'),
      last_name: tForms('lastName'),
      organization: tForms('organization'),
      position: t('position'),
      phone: tForms('phone'),
      language: t('language'),
      newsletter: t('newsletterName'),
    },
    async send(values) {
      const changes = Object.entries(values).filter(
        ([name, value]) => value !== storedProfile.current[name as keyof Profile],
      )
      const data = Object.fromEntries(changes)
      const result = await call(unparsedResponseSchema, { method: 'PATCH', path: url, data })
      if (result.ok) storedProfile.current = { ...values }
      return result
    },
  })
  // The values are also part of the markup, so that the page is complete without JavaScript.
  const textField = (name: Exclude<keyof Profile, 'language' | 'newsletter'>, autoComplete: string) => {
    return { ...field(name), input: { ...form.register(name), defaultValue: profile[name], autoComplete } }
  }
  return (
    <MemberForm {...frame} hasOptionalFields email={email} label={t('data')} submitLabel={t('save')}>
      <div className={styles.row}>
        <TextField {...textField('salutation', 'honorific-prefix')} hint={t('salutationHint')} />
        <TextField {...textField('title', 'off')} hint={t('titleHint')} />
      </div>
      <div className={styles.row}>
        <TextField {...textField('first_name', 'given-name')} isRequired />
        <TextField {...textField('last_name', 'family-name')} isRequired />
      </div>
      <TextField {...textField('organization', 'organization')} />
      <TextField {...textField('position', 'organization-title')} />
      <TextField {...textField('phone', 'tel')} />
      {!mailLanguage && (
        <ChoiceField
          {...field('language')}
          choices={locales.map((locale) => ({ value: locale, label: t(`languages.${locale}`) }))}
          defaultValue={profile.language}
          input={form.register('language')}
        />
      )}
      <CheckField
        {...field('newsletter')}
        input={{ ...form.register('newsletter'), defaultChecked: profile.newsletter }}
      >
        {t('newsletter')}
      </CheckField>
      {sendMutation.isSuccess && (
        <p className={styles.notice} role="status">
          {t('saved')}
        </p>
      )}
    </MemberForm>
  )
}
