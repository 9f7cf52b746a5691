import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Field } from '@/components/form/field'
import styles from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import type { OwnOrganization } from '@/lib/contract/administration/own-organization'
import { type Locale, locales } from '@/lib/contract/common/locale'
import type { Image } from '@/lib/contract/media/image'
import type { useLoginAgain } from '../../use-login-again'
import type { ProposalFormFields } from '../use-proposal-form-fields'
import { LogoField } from './logo-field'
import entryStyles from './own-organization.module.css'

export interface TextGroupProps {
  organization: OwnOrganization
  locale: Locale
  callWithLogin: ReturnType<typeof useLoginAgain>['callWithLogin']
  fields: ProposalFormFields
  /** Called with the id of the new logo; null if the logo was removed. */
  onLogo: (id: number | null) => void
}

/** The fields for the texts of an organization in both languages, and for its logo. */
export function TextGroup({ organization, locale, callWithLogin, fields, onLogo }: TextGroupProps) {
  const t = useTranslations('account.organization')
  const { control, register, toFieldId, field } = fields
  const [uploadedLogos, setUploadedLogos] = useState<readonly Image[]>([])
  const logos = [...organization.logos, ...uploadedLogos]
  const logoId = useWatch({ control, name: 'logo' })

  return (
    <fieldset className={entryStyles.group}>
      <legend>{t('groups.texts')}</legend>
      {locales.map((language) => (
        <TextField
          key={language}
          {...field(`title.${language}`)}
          input={{ ...register(`title.${language}`), lang: language }}
        />
      ))}
      <div className={styles.row}>
        {locales.map((language) => (
          <TextField
            key={language}
            {...field(`kind.${language}`)}
            input={{ ...register(`kind.${language}`), lang: language }}
          />
        ))}
      </div>
      {locales.map((language) => (
        <Field key={language} {...field(`teaser.${language}`)}>
          {(attributes) => (
            <textarea
              {...register(`teaser.${language}`)}
              {...attributes}
              lang={language}
              rows={4}
              className={styles.input}
            />
          )}
        </Field>
      ))}
      <LogoField
        id={toFieldId('logo')}
        organizationId={organization.id}
        locale={locale}
        callWithLogin={callWithLogin}
        value={logoId}
        logo={logos.find(({ id }) => id === logoId) ?? null}
        error={field('logo').error}
        onChange={(logo) => {
          if (logo) setUploadedLogos((logosBefore) => [...logosBefore, logo])
          onLogo(logo?.id ?? null)
        }}
      />
    </fieldset>
  )
}
