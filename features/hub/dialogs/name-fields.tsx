'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { TextField } from '@/components/form/text-field'
import type { Failure } from '@/lib/api/result'
import { toSlug } from '@/lib/contract/common/slug'
import { getFieldError } from './failure-note'
import { normalizeSlug, type PageNamesForm } from './use-page-names'

export interface NameFieldsProps {
  /** The prefix of the field ids. */
  id: string
  form: PageNamesForm
  /** The slug of a new page follows the title until it is edited. The home page has no slug. */
  kind: 'new' | 'existing' | 'home'
  parentAddress: string
  failure: Failure | null
}

/** A page's title and the last segment of its address, which is normalized on blur. */
export function NameFields({ id, form, kind, parentAddress, failure }: NameFieldsProps) {
  const t = useTranslations('hub.names')
  const tProblems = useTranslations('editor.settings.problems')
  const { control, register, getValues, setValue } = form
  const { errors, dirtyFields } = form.formState
  const slug = useWatch({ control, name: 'slug' })
  const followTitle = () => {
    if (kind === 'new' && !dirtyFields.slug) setValue('slug', toSlug(getValues('title')))
  }
  return (
    <>
      <TextField
        id={`${id}-title`}
        label={t('title')}
        error={errors.title ? t('required') : getFieldError(failure, 'title')}
        isRequired
        input={{ ...register('title', { onChange: followTitle }), maxLength: 200, autoComplete: 'off' }}
      />
      {kind !== 'home' && (
        <TextField
          id={`${id}-slug`}
          label={t('slug')}
          hint={t('slugHint', { address: `${decodeURI(parentAddress)}/${slug === '' ? '…' : slug}` })}
          error={errors.slug ? tProblems('slug') : getFieldError(failure, 'slug')}
          isRequired
          input={{
            ...register('slug', { onBlur: () => setValue('slug', normalizeSlug(getValues('slug'))) }),
            maxLength: 100,
            autoComplete: 'off',
            spellCheck: false,
          }}
        />
      )}
    </>
  )
}
