'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Field } from '@/components/form/field'
import styles from '@/components/form/form.module.css'
import { FormFrame } from '@/components/form/form-frame'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import type { OwnOrganization } from '@/lib/contract/administration/own-organization'
import { countryCodes } from '@/lib/contract/common/countries'
import type { Locale } from '@/lib/contract/common/locale'
import { regionTitles } from '@/lib/contract/common/region'
import type { Image } from '@/lib/contract/media/image'
import { organizationRoles } from '@/lib/contract/records/organization-record'
import { problemCodes } from '../../problems'
import type { useLoginAgain } from '../../use-login-again'
import { countryName } from '../entry-words'
import { useEntryLabels } from '../use-entry-labels'
import { type FieldProblem, problemsIn, useProposalForm } from '../use-proposal-form'
import { LogoField } from './logo-field'
import own from './own-organization.module.css'

interface EntryFormProps {
  organization: OwnOrganization
  userId: number
  locale: Locale
  withLogin: ReturnType<typeof useLoginAgain>['withLogin']
  onSent: (own: OwnOrganization) => void
}

/** The form in which a delegate proposes changes to an entry. */
export function EntryForm({ organization, userId, locale, withLogin, onSent }: EntryFormProps) {
  const t = useTranslations('account.organization')
  const forms = useTranslations('forms.problems')
  const parts = useProposalForm({ own: organization, userId, locale, withLogin, onSent })
  const { form, sending, isRestored, discard } = parts
  const { control, register, formState } = form
  const [sent, setSent] = useState<readonly Image[]>([])
  const logos = [...organization.logos, ...sent]
  const logoId = useWatch({ control, name: 'logo' })
  const stages = useFieldArray({ control, name: 'stages' })
  const people = useFieldArray({ control, name: 'people' })
  const problems = problemsIn(formState.errors)
  const idOf = (path: string) => `entry-${organization.id}-${path.replaceAll('.', '-')}`
  const problemText = ({ message, isFromServer }: FieldProblem) => {
    const code = problemCodes.find((one) => one === message)
    return code || !isFromServer ? forms(code ?? 'invalid') : message
  }
  const labelOf = useEntryLabels()
  const field = (path: string, label = labelOf(path)) => {
    const problem = problems.find((one) => one.path === path)
    return { id: idOf(path), label, error: problem && problemText(problem) }
  }
  const failure = sending.error?.failure
  const general = () => {
    if (!failure || problems.length > 0) return []
    const text =
      failure.status === 409
        ? t('changedMeanwhile')
        : (failure.fields.non_field_errors?.[0] ?? failure.detail)
    return [{ fieldId: null, message: text ?? forms(failure.status === 0 ? 'offline' : 'other') }]
  }
  const both = (['de', 'en'] as const).map((language) => ({ language, lang: language }))

  return (
    <FormFrame
      label={t('form')}
      submitLabel={t('send')}
      hasOptional
      attempt={formState.submitCount + sending.failureCount}
      isSending={sending.isPending}
      summary={[
        ...problems.map((problem) => ({
          fieldId: idOf(problem.path),
          message: `${labelOf(problem.path)}: ${problemText(problem)}`,
        })),
        ...general(),
      ]}
      onSubmit={(event) => {
        event.stopPropagation()
        void form.handleSubmit((values) => sending.mutateAsync(values).then(noop, noop))(event)
      }}
    >
      {isRestored && (
        <div className={styles.notice} role="status">
          <p>{t('restored')}</p>
          <Button onClick={discard}>{t('discard')}</Button>
        </div>
      )}
      <fieldset className={own.group}>
        <legend>{t('groups.texts')}</legend>
        {both.map(({ language }) => (
          <TextField
            key={language}
            {...field(`title.${language}`)}
            input={{ ...register(`title.${language}`), lang: language }}
          />
        ))}
        <div className={styles.row}>
          {both.map(({ language }) => (
            <TextField
              key={language}
              {...field(`kind.${language}`)}
              input={{ ...register(`kind.${language}`), lang: language }}
            />
          ))}
        </div>
        {both.map(({ language }) => (
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
          id={idOf('logo')}
          organizationId={organization.id}
          {...{ locale, withLogin }}
          value={logoId}
          logo={logos.find(({ id }) => id === logoId) ?? null}
          error={field('logo').error}
          onChange={(logo) => {
            if (logo) setSent((known) => [...known, logo])
            form.setValue('logo', logo?.id ?? null, { shouldDirty: true })
          }}
        />
      </fieldset>
      <fieldset className={own.group}>
        <legend>{t('groups.address')}</legend>
        <TextField {...field('street')} input={register('street')} />
        <div className={styles.row}>
          <TextField {...field('zip')} input={register('zip')} />
          <TextField {...field('place')} input={register('place')} />
        </div>
        <div className={styles.row}>
          <SelectField
            {...field('region')}
            none={t('noRegion')}
            choices={Object.entries(regionTitles).map(([value, names]) => ({ value, name: names[locale] }))}
            input={register('region', { setValueAs: (value: unknown) => value || null })}
          />
          <SelectField
            {...field('country')}
            choices={[...new Set([...countryCodes, organization.values.country])].map((value) => ({
              ...{ value, name: countryName(value, locale) },
            }))}
            input={register('country')}
          />
        </div>
      </fieldset>
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
      <fieldset className={own.group}>
        <legend>{t('fields.stages')}</legend>
        {stages.fields.map((stage, index) => (
          <fieldset key={stage.id} className={own.row}>
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
                  ...register(`stages.${index}.seats`, { setValueAs: seatsIn }),
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
      <fieldset className={own.group}>
        <legend>{t('fields.people')}</legend>
        {people.fields.map((person, index) => (
          <fieldset key={person.id} className={own.row}>
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
              {both.map(({ language }) => (
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
          onClick={() =>
            people.append({ name: '', role: 'contact', function: { de: '', en: '' }, email: '', phone: '' })
          }
        >
          {t('addPerson')}
        </Button>
      </fieldset>
    </FormFrame>
  )
}

/** A number of seats as it was entered; what is none is refused by the schema. */
function seatsIn(entered: unknown): unknown {
  if (entered === '' || entered === null) return null
  return typeof entered === 'string' ? Number(entered) : entered
}

const noop = () => undefined
