'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import styles from '@/components/form/form.module.css'
import { FormFrame } from '@/components/form/form-frame'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { entryFields, type OwnOrganization } from '@/lib/contract/administration/own-organization'
import { countryCodes } from '@/lib/contract/common/countries'
import type { Locale } from '@/lib/contract/common/locale'
import { regionTitles } from '@/lib/contract/common/region'
import type { useLoginAgain } from '../../use-login-again'
import { toFormState } from '../proposal-draft'
import { formatCountry } from '../use-entry-formatter'
import { useProposalForm } from '../use-proposal-form'
import { type ProposalFormFields, useProposalFormFields } from '../use-proposal-form-fields'
import entryStyles from './own-organization.module.css'
import { PeopleRows } from './people-rows'
import { ProposalConflict } from './proposal-conflict'
import { TextGroup } from './text-group'

interface ProposalFormProps {
  organization: OwnOrganization
  userId: number
  locale: Locale
  callWithLogin: ReturnType<typeof useLoginAgain>['callWithLogin']
  onSent: (organization: OwnOrganization) => void
}

/** The form for a delegate's proposal. */
export function ProposalForm({ organization, userId, locale, callWithLogin, onSent }: ProposalFormProps) {
  const t = useTranslations('account.organization')
  const proposal = useProposalForm({ organization, userId, locale, callWithLogin, onSent })
  const { form, sendMutation, isRestored, contested, resolve, discard } = proposal
  const [isComparing, setComparing] = useState(false)
  const contestedFields = entryFields.filter((field) => field in contested.values)
  const { fields, summary } = useProposalFormFields(proposal, organization.id)

  return (
    <>
      <FormFrame
        label={t('form')}
        submitLabel={t('send')}
        hasOptionalFields
        attempt={form.formState.submitCount + sendMutation.failureCount}
        isSending={sendMutation.isPending}
        summary={summary}
        onSubmit={(event) => {
          event.stopPropagation()
          void form.handleSubmit((values) => sendMutation.mutateAsync(values).then(noop, noop))(event)
        }}
      >
        {isRestored && (
          <div className={styles.notice} role="status">
            <p>{t('restored')}</p>
            <Button onClick={discard}>{t('discard')}</Button>
          </div>
        )}
        {contestedFields.length > 0 && (
          <div className={styles.notice} role="status">
            <p>{t('conflict.notice', { fields: contestedFields.map((field) => t(`fields.${field}`)).join(', ') })}</p>
            <Button onClick={() => setComparing(true)}>{t('conflict.compare')}</Button>
          </div>
        )}
        <TextGroup
          organization={organization}
          locale={locale}
          callWithLogin={callWithLogin}
          fields={fields}
          onLogo={(id) => form.setValue('logo', id, { shouldDirty: true })}
        />
        <AddressGroup country={organization.values.country} locale={locale} fields={fields} />
        <ContactGroup fields={fields} />
        <StageRows fields={fields} />
        <PeopleRows fields={fields} />
      </FormFrame>
      {isComparing && (
        <ProposalConflict
          contested={contested}
          current={toFormState(organization).base}
          logos={organization.logos}
          locale={locale}
          onResolve={resolve}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  )
}

const noop = () => undefined

function ContactGroup({ fields: { register, field } }: { fields: ProposalFormFields }) {
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

interface AddressGroupProps {
  /** The current country, which can be chosen even if it is missing in the list. */
  country: string
  locale: Locale
  fields: ProposalFormFields
}

function AddressGroup({ country, locale, fields: { register, field } }: AddressGroupProps) {
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

function StageRows({ fields: { control, register, field } }: { fields: ProposalFormFields }) {
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
